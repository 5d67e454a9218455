/** The cards of Scrabble Cards, drawn around their middle. */

export function Card({ letter, points, isNew = false }: { letter: string; points: number; isNew?: boolean }) {
  return (
    <>
      <rect className="shadow" x="-13.5" y="-16.5" width="32" height="38" rx="4.5" />
      <rect className="paper" x="-16" y="-19" width="32" height="38" rx="4.5" />
      {isNew ? (
        <path className="accent" d="M-16 15h32v-1a4.5 4.5 0 0 1 0 1v0a4.5 4.5 0 0 1-4.5 4h-23a4.5 4.5 0 0 1-4.5-4z" />
      ) : null}
      <text className="ink" y="7" fontSize="23">
        {letter}
      </text>
      <text className="ink" x="10.5" y="13.5" fontSize="8">
        {points}
      </text>
    </>
  );
}

/** A premium card (`×2`), or with `minus` a condition card: what it asks for, what it gives and what it costs. */
export function SpecialCard({ label, plus, minus }: { label: string; plus?: string; minus?: string }) {
  if (plus === undefined) {
    return (
      <>
        <rect className="shadow" x="-24" y="-31" width="56" height="72" rx="7" />
        <rect className="accent" x="-28" y="-36" width="56" height="72" rx="7" />
        <text className="ink" y="10" fontSize="30">
          {label}
        </text>
      </>
    );
  }
  return (
    <>
      <rect className="shadow" x="-24" y="-31" width="56" height="72" rx="7" />
      <rect className="paper" x="-28" y="-36" width="56" height="72" rx="7" />
      <path className="game" d="M-28-29a7 7 0 0 1 7-7h42a7 7 0 0 1 7 7v11h-56z" />
      <text className="on" y="-21" fontSize="13">
        {label}
      </text>
      <text className="ink" y="8" fontSize="20">
        {plus}
      </text>
      <text className="ink" y="26" fontSize="13">
        {minus}
      </text>
    </>
  );
}
