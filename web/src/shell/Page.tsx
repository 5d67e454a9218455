/** The frame of a page: its title in the tab and as the heading, which takes the focus after a change of page. */
import { type ReactNode, useEffect, useRef } from "react";

let shownBefore = false;

export interface PageProps {
  readonly title: string;
  /** What the heading shows where it is more than the title. */
  readonly heading?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Page({ title, heading, className = "", children }: PageProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === "Litera" ? title : `${title} · Litera`;
  }, [title]);
  useEffect(() => {
    // The first page leaves the focus where the browser puts it; later ones are answers to a link or a button.
    if (shownBefore) headingRef.current?.focus({ preventScroll: true });
    shownBefore = true;
  }, []);
  return (
    <main id="content" className={`page ${className}`}>
      <h1 ref={headingRef} tabIndex={-1}>
        {heading ?? title}
      </h1>
      {children}
    </main>
  );
}
