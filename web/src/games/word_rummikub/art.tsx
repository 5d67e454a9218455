/** The tiles of Word Rummikub, drawn around their middle. */

/** The dots of the Braille letters in the picture: 1 to 3 down the left, 4 to 6 down the right. */
export const DOTS: Readonly<Record<string, readonly number[]>> = {
  S: [2, 3, 4],
  Ł: [1, 2, 6],
  O: [1, 3, 5],
  W: [2, 4, 5, 6],
  A: [1],
  E: [1, 5],
  K: [1, 3],
  T: [2, 3, 4, 5],
  Y: [1, 3, 4, 5, 6],
  Z: [1, 3, 5, 6],
  L: [1, 2, 3],
  Ń: [1, 4, 5, 6],
  Ź: [2, 3, 4, 6],
  "☺": [3, 5],
};

export function Tile({ letter, isJoker = false }: { letter: string; isJoker?: boolean }) {
  return (
    <>
      <rect className="shadow" x="-17" y="-20" width="38" height="48" rx="6" />
      <rect className="tile-edge" x="-19" y="-21" width="38" height="47" rx="6" />
      <rect className="tile" x="-19" y="-24" width="38" height="46" rx="6" />
      <text className={isJoker ? "accent" : "tile-ink"} y="4" fontSize="26">
        {letter}
      </text>
      <g className={isJoker ? "accent" : "tile-ink"}>
        {(DOTS[letter] ?? []).map((dot) => (
          <circle key={dot} cx={dot < 4 ? -2.5 : 2.5} cy={9 + ((dot - 1) % 3) * 4.2} r="1.4" className="tile-ink" />
        ))}
      </g>
    </>
  );
}

export function Word({ letters, x, y, lean = 0 }: { letters: string; x: number; y: number; lean?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${lean})`}>
      {[...letters].map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a picture never change
        <g key={index} transform={`translate(${index * 39.5} 0)`}>
          <Tile letter={letter} isJoker={letter === "☺"} />
        </g>
      ))}
    </g>
  );
}
