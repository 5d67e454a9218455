/** The rules beside the game: who reads them stays at the table. */
import { lazy, Suspense, useState } from "react";
import { BookIcon } from "../../design/components/icons.tsx";
import { Button, Dialog, Loading } from "../../design/components/index.ts";
import { lookOf } from "../../games/look.ts";
import { useText } from "../../i18n/text.ts";
import type { Room } from "../../net/messages.ts";
import { part } from "../../part.ts";

const Rules = lazy(async () => ({ default: (await part(import("../Rules.tsx"))).Rules }));

export function RulesButton({ room }: { room: Room }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" aria-label={text("rules")} onPress={() => setIsOpen(true)}>
        <BookIcon />
      </Button>
      <Dialog title={text("rules-of", { game: room.title })} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <div className={`stack ${lookOf(room.game)?.className ?? ""}`}>
          <Suspense fallback={<Loading>{text("loading")}</Loading>}>
            <Rules game={room.game} isLinked={false} />
          </Suspense>
        </div>
        <div className="dialog-actions">
          <Button look="primary" onPress={() => setIsOpen(false)}>
            {text("close")}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
