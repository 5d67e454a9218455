/** Short notices that pass: `toast("…")` from anywhere, shown and read out by the one region of the page. */
import type { ReactNode } from "react";
import {
  Button as AriaButton,
  UNSTABLE_Toast as AriaToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components";
import { useText } from "../../i18n/text.ts";
import { CloseIcon } from "./icons.tsx";

const queue = new ToastQueue<ReactNode>({ maxVisibleToasts: 3 });

/** Shows a sentence for eight seconds, or until it is closed. */
export function toast(sentence: ReactNode): void {
  queue.add(sentence, { timeout: 8000 });
}

export function Toasts() {
  const text = useText();
  return (
    <ToastRegion queue={queue} className="toasts" aria-label={text("toasts")}>
      {({ toast: shown }) => (
        <AriaToast toast={shown} className="toast">
          <ToastContent>
            <Text slot="title">{shown.content}</Text>
          </ToastContent>
          <AriaButton slot="close" className="button button-icon" aria-label={text("close")}>
            <CloseIcon />
          </AriaButton>
        </AriaToast>
      )}
    </ToastRegion>
  );
}
