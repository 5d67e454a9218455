/** The frame of a page: its title in the tab and as the heading, which takes the focus after a change of page. */
import { type ReactNode, useEffect } from "react";
import { useArrival } from "../a11y/arrival.ts";
import { showTitle } from "./tabTitle.ts";

export interface PageProps {
  readonly title: string;
  /** What the heading shows where it is more than the title. */
  readonly heading?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Page({ title, heading, className = "", children }: PageProps) {
  const headingRef = useArrival();
  useEffect(() => {
    showTitle(title === "Litera" ? title : `${title} · Litera`);
  }, [title]);
  return (
    <main id="content" className={`page ${className}`}>
      <h1 ref={headingRef} tabIndex={-1}>
        {heading ?? title}
      </h1>
      {children}
    </main>
  );
}
