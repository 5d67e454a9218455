/** The components that pages are made of. */
export { Button, type ButtonLook, LinkButton } from "./Button.tsx";
export { type Choice, Choices, NumberField, Select, Switch, TextField } from "./fields.tsx";
export { Confirm, Dialog, Menu, type MenuItem } from "./overlays.tsx";
export { Card, Empty, Fold, Loading, Notice, type NoticeKind, Tag } from "./panels.tsx";
export { Toasts, toast } from "./toasts.tsx";
