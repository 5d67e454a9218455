/** Icons of the table, drawn on a grid of 24; decoration beside words. */

const LINE = {
  width: 20,
  height: 20,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

export function SoundIcon({ off }: { off: boolean }) {
  return (
    <svg {...LINE} aria-hidden="true">
      <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" />
      {off ? <path d="m16 9.5 5 5m0-5-5 5" /> : <path d="M15.5 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11" />}
    </svg>
  );
}

export function BulbIcon() {
  return (
    <svg {...LINE} aria-hidden="true">
      <path d="M9 17.5c0-2-2.5-3.5-2.5-7a5.5 5.5 0 0 1 11 0c0 3.5-2.5 5-2.5 7zM10 21h4" />
    </svg>
  );
}

export function BellIcon() {
  return (
    <svg {...LINE} aria-hidden="true">
      <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 21h4" />
    </svg>
  );
}

/** Lines of a log. */
export function LogIcon() {
  return (
    <svg {...LINE} aria-hidden="true">
      <path d="M5 6h14M5 10.5h14M5 15h9M5 19.5h6" />
    </svg>
  );
}

export function MoreIcon() {
  return (
    <svg {...LINE} aria-hidden="true">
      <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth={3.5} />
    </svg>
  );
}

export function TrophyIcon() {
  return (
    <svg {...LINE} aria-hidden="true">
      <path d="M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1.2 4.5 3.3 4.8M17 6h3c0 3-1.2 4.5-3.3 4.8M12 14v4M8 20.5h8" />
    </svg>
  );
}

const SEEK = {
  first: "M6 5v14M18 6l-8 6 8 6z",
  back: "M16 6l-8 6 8 6z",
  on: "M8 6l8 6-8 6z",
  last: "M18 5v14M6 6l8 6-8 6z",
} as const;

export function SeekIcon({ to }: { to: keyof typeof SEEK }) {
  return (
    <svg {...LINE} aria-hidden="true">
      <path d={SEEK[to]} fill="currentColor" />
    </svg>
  );
}

/** A replay that begins to run, or pauses: in a ring, as the arrow alone goes on by one move. */
export function RunIcon({ isOn }: { isOn: boolean }) {
  return (
    <svg {...LINE} aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      {isOn ? <path d="M9.5 8v8m5-8v8" /> : <path d="M10 8v8l6-4z" fill="currentColor" />}
    </svg>
  );
}

/** An arrow that leaves a box: handing something on. */
export function ShareIcon() {
  return (
    <svg {...LINE} aria-hidden="true">
      <path d="M12 15V3m-4 4 4-4 4 4M6 12v8h12v-8" />
    </svg>
  );
}

/** How somebody is at the table: a full, half or empty mark, so that it is told without colour. */
export function PresenceMark({ presence }: { presence: "free" | "here" | "reconnecting" | "away" | "gone" }) {
  return (
    <svg width={12} height={12} viewBox="0 0 12 12" className={`presence presence-${presence}`} aria-hidden="true">
      <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      {presence === "here" ? <circle cx="6" cy="6" r="4.5" fill="currentColor" /> : null}
      {presence === "reconnecting" ? <path d="M6 1.5a4.5 4.5 0 0 1 0 9z" fill="currentColor" /> : null}
    </svg>
  );
}
