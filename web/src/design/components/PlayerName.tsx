/** Somebody's name; a long one is shortened for eyes where the style sheet says so, and whole for ears everywhere. */
import { shortName } from "../../shortName.ts";

interface PlayerNameProps {
  readonly className: string;
  readonly children: string;
}

export function PlayerName({ className, children: name }: PlayerNameProps) {
  const short = shortName(name);
  if (short === name) return <span className={className}>{name}</span>;
  return (
    <span className={className}>
      <span className="name-whole">{name}</span>
      <span className="name-short" aria-hidden="true">
        {short}
      </span>
    </span>
  );
}
