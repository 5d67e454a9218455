/** Quiet parts of a page: cards, notices, tags, folded parts, what stands where there is nothing yet. */
import { type ReactNode, useState } from "react";
import { Button, Disclosure, DisclosurePanel, Heading } from "react-aria-components";
import { ChevronIcon, InfoIcon, WarningIcon } from "./icons.tsx";

export function Card({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <div className={`card ${className}`}>{children}</div>;
}

export type NoticeKind = "info" | "success" | "warning" | "danger";

/** A sentence that must be seen where it stands. `live` has it read out when it appears. */
export function Notice({
  kind = "info",
  live = false,
  children,
}: {
  kind?: NoticeKind;
  live?: boolean;
  children: ReactNode;
}) {
  const role = live ? (kind === "danger" ? "alert" : "status") : undefined;
  return (
    <div className={`notice notice-${kind}`} {...(role && { role })}>
      {kind === "warning" || kind === "danger" ? <WarningIcon /> : <InfoIcon />}
      <div>{children}</div>
    </div>
  );
}

export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}

/** An invitation where there is nothing yet. */
export function Empty({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className="empty">
      {picture}
      {children}
    </div>
  );
}

interface LoadingProps {
  readonly children: ReactNode;
  /** What comes takes so much room that all below it, which would jump then, stays out of sight until it is there. */
  readonly large?: boolean;
}

export function Loading({ children, large = false }: LoadingProps) {
  return (
    <div className={`loading${large ? " loading-large" : ""}`} role="status">
      {children}
    </div>
  );
}

interface FoldProps {
  readonly title: string;
  readonly level?: 2 | 3 | 4;
  /** What is in it is made only when it is first opened. */
  readonly whenOpened?: boolean;
  readonly children: ReactNode;
}

/** A part that is folded away until it is wanted. */
export function Fold({ title, level = 3, whenOpened = false, children }: FoldProps) {
  const [isMade, setIsMade] = useState(!whenOpened);
  return (
    <Disclosure className="fold" onExpandedChange={(isOpen) => isOpen && setIsMade(true)}>
      <Heading level={level}>
        <Button slot="trigger" className="fold-button">
          <ChevronIcon />
          {title}
        </Button>
      </Heading>
      <DisclosurePanel className="fold-panel">{isMade ? children : null}</DisclosurePanel>
    </Disclosure>
  );
}
