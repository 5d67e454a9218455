/** A link as a picture for the cameras of phones: dark on light in every theme, as cameras want it. */
import { useMemo } from "react";
import { encode } from "uqr";

/** Modules left light around the code (ISO/IEC 18004). */
export const QUIET = 4;

/** The number of modules along a side, and the path of the dark ones. */
function drawn(link: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(link, { ecc: "M", border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}

export function QrCode({ link, label }: { readonly link: string; readonly label: string }) {
  const { size, path } = useMemo(() => drawn(link), [link]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
