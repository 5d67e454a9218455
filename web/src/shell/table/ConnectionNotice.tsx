/** Tells that the line to the table is broken, and what is being done about it. */
import { Button, LinkButton, Notice } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { ConnectionState } from "../../net/connection.ts";
import { useOnline } from "../online.ts";

interface ConnectionNoticeProps {
  readonly connection: ConnectionState;
  readonly onRetry: () => void;
}

export function ConnectionNotice({ connection, onRetry }: ConnectionNoticeProps) {
  const text = useText();
  const online = useOnline();
  if (!online && connection.kind !== "closed") return <Notice kind="warning">{text("offline")}</Notice>;
  if (connection.kind === "waiting") {
    return (
      <Notice kind="warning">
        <div className="row">
          <span>{text("table-reconnecting")}</span>
          <Button onPress={onRetry}>{text("retry")}</Button>
        </div>
      </Notice>
    );
  }
  if (connection.kind === "closed" && connection.why !== "left") {
    return (
      <Notice kind="danger" live>
        <div className="row">
          <span>{connection.error?.message ?? text(`table-closed-${connection.why}`)}</span>
          <LinkButton href="/">{text("to-lobby")}</LinkButton>
          {connection.why === "taken_over" ? <Button onPress={() => location.reload()}>{text("reload")}</Button> : null}
        </div>
      </Notice>
    );
  }
  return null;
}
