/** Icons of the shell, drawn on a grid of 24; all of them decoration beside words. */
import type { ReactNode } from "react";

interface IconProps {
  /** In pixels. */
  readonly size?: number;
}

function Icon({ size = 20, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function ChevronIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9 6 6 6-6 6" />
    </Icon>
  );
}

/** The corners of a frame: all of it in sight. */
export function FrameIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
    </Icon>
  );
}

/** One step back. */
export function UndoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12H9" />
    </Icon>
  );
}

/** All of it back. */
export function ClearIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 5 3 12l6 7h12V5zM12 9.5l5 5M17 9.5l-5 5" />
    </Icon>
  );
}

/** Two ways that cross: things in disorder. */
export function ShuffleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 7h3.5L16 17h4M3 17h3.5l2.7-3M13.3 9.9 16 7h4M17.5 4 20.5 7l-3 3M17.5 14l3 3-3 3" />
    </Icon>
  );
}

/** Lines from short to long: things in their order. */
export function SortIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6h5M4 12h10M4 18h16" />
    </Icon>
  );
}

/** Numbers at an edge. */
export function GridIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 4v16M15 4v16M4 9h16M4 15h16" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6 6 18" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  );
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 4.5v15l12.5-7.5z" fill="currentColor" />
    </Icon>
  );
}

export function PeopleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.8a3.5 3.5 0 0 1 0 6.4M18.5 14.8c1.9.8 3 2.7 3 5.2" />
    </Icon>
  );
}

export function LinkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 14a4.5 4.5 0 0 0 6.4.4l3-3a4.5 4.5 0 0 0-6.4-6.4l-1.5 1.5M14 10a4.5 4.5 0 0 0-6.4-.4l-3 3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5" />
    </Icon>
  );
}

export function BookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 6.5C10 5 7 4.5 4 4.5v14c3 0 6 .5 8 2 2-1.5 5-2 8-2v-14c-3 0-6 .5-8 2zM12 6.5v14" />
    </Icon>
  );
}

export function LearnIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m2 9 10-4.5L22 9l-10 4.5zM6 11v5c0 1.5 2.7 3 6 3s6-1.5 6-3v-5M22 9v6" />
    </Icon>
  );
}

export function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
      <circle cx="15" cy="7" r="2.2" />
      <circle cx="9" cy="17" r="2.2" />
    </Icon>
  );
}

export function LanguageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9S14.5 18.4 12 21c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3z" />
    </Icon>
  );
}

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5" y="10.5" width="14" height="10" rx="2" />
      <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2" />
    </Icon>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5v.01" />
    </Icon>
  );
}

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4 2.5 20h19zM12 10v4.5M12 17.3v.01" />
    </Icon>
  );
}

export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3l18 18M8.5 16.5a5 5 0 0 1 7 0M5 12.8a10 10 0 0 1 4.2-2.5M19 12.8a10 10 0 0 0-4.5-2.6M2 9a15 15 0 0 1 4.2-2.7M22 9a15 15 0 0 0-11-3.9M12 20h.01" />
    </Icon>
  );
}

export function ChairIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 3v11h10V3M7 14v7M17 14v7M7 8h10M5 14h14" />
    </Icon>
  );
}
