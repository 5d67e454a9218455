/** The one region of the page in which notices are shown and read out. */
import {
  Button as AriaButton,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as Region,
  Text,
  UNSTABLE_ToastContent as ToastContent,
} from "react-aria-components";
import { useText } from "../../i18n/text.ts";
import { CloseIcon } from "./icons.tsx";
import { queue } from "./toastQueue.ts";

export default function ToastRegion() {
  const text = useText();
  return (
    <Region queue={queue} className="toasts" aria-label={text("toasts")}>
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
    </Region>
  );
}
