/** The mark of Litera: a wooden tile with the letter Ł, one corner lifted. */
export function Logo({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" className="logo" aria-hidden="true">
      <rect x="5" y="9" width="54" height="52" rx="11" className="logo-edge" />
      <rect x="5" y="4" width="54" height="52" rx="11" className="logo-face" />
      <path className="logo-letter" d="M24 14v32h20M17 34l21-11" fill="none" strokeWidth="6.5" strokeLinecap="round" />
    </svg>
  );
}
