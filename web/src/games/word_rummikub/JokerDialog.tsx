/** What a joker stands for: asked when one comes from the rack, or is to have another letter. */
import { Button, Dialog } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { LetterGrid } from "../LetterGrid.tsx";
import type { Tile } from "./draft.ts";
import { TileFace } from "./TileFace.tsx";
import { useTiles, useTongue } from "./view.ts";

interface JokerDialogProps {
  /** The joker in question; null: the dialog is closed. */
  readonly joker: Tile | null;
  readonly braille: boolean;
  readonly onLetter: (letter: string) => void;
  readonly onClose: () => void;
}

export function JokerDialog({ joker, braille, onLetter, onClose }: JokerDialogProps) {
  const tongue = useTongue();
  const text = useText();
  const { letters } = useTiles();
  return (
    <Dialog title={text("rummy-joker")} isOpen={joker !== null} onClose={onClose}>
      <LetterGrid
        label={text("rummy-joker-letter")}
        lang={tongue}
        letters={Object.keys(letters)}
        chosen={joker === null || joker.face === "*" ? null : joker.face.toUpperCase()}
        face={(letter) => <TileFace face={letter.toLowerCase()} braille={braille} />}
        onChoose={onLetter}
      />
      <div className="dialog-actions">
        <Button onPress={onClose}>{text("cancel")}</Button>
      </div>
    </Dialog>
  );
}
