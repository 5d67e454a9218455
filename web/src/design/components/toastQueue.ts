/** The notices that are shown now or wait for their turn. */
import type { ReactNode } from "react";
import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components";

export const queue = new ToastQueue<ReactNode>({ maxVisibleToasts: 3 });
