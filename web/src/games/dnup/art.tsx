/** The cards of dnup, drawn around their middle. */

/** A card of two halves: the value that counts on top, the other upside down below. */
export function Card({ up, down }: { up: number; down: number }) {
  return (
    <>
      <rect className="shadow" x="-28" y="-42" width="64" height="94" rx="9" />
      <rect className="paper" x="-32" y="-47" width="64" height="94" rx="9" />
      <path className="accent" d="M-27 6 27-6v39a9 9 0 0 1-9 9h-36a9 9 0 0 1-9-9z" />
      <text className="ink" y="-10" fontSize="34">
        {up}
      </text>
      <text className="ink" y="-10" fontSize="34" transform="rotate(180)">
        {down}
      </text>
    </>
  );
}
