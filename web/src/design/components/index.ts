/** The components that most pages are made of; `choices.tsx` and `fields.tsx` are imported by those that need them. */
export { Button, type ButtonLook, LinkButton } from "./Button.tsx";
export { Confirm, Dialog, DialogChoices, fetchLayers, Menu, type MenuItem, MenuOver } from "./overlays.tsx";
export { PlayerName } from "./PlayerName.tsx";
export { Card, Empty, Fold, Loading, Notice, type NoticeKind, Tag } from "./panels.tsx";
export { Switch } from "./Switch.tsx";
export { TextField } from "./TextField.tsx";
export { Toasts, toast } from "./toasts.tsx";
export { useEscape } from "./useEscape.ts";
