/** Small drawings for pages that have nothing else to show. */

/** A tile that fell off its rack. */
export function FallenTile() {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
    >
      <path d="M4 54h56" strokeLinecap="round" />
      <g transform="rotate(24 34 36)">
        <rect x="18" y="16" width="30" height="30" rx="6" />
        <path d="M28 25c1-4 11-4 11 1 0 4-5 4-5.5 8M33.5 39v.1" strokeLinecap="round" />
      </g>
    </svg>
  );
}

/** An empty table with two chairs. */
export function EmptyTable() {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
    >
      <path d="M14 30h36M20 30v22M44 30v22" strokeLinecap="round" />
      <path d="M6 20v32M6 38h8v14M58 20v32M58 38h-8v14" strokeLinecap="round" />
      <rect x="27" y="21" width="10" height="9" rx="2" />
    </svg>
  );
}
