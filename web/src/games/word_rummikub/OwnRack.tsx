/** The own side of the table: the rack, words typed from it, what the draft still lacks, and the buttons that play it. */

import { useEffect, useState } from "react";
import { marked, Sentence } from "../../a11y/Sentence.tsx";
import { Button, TextField } from "../../design/components/index.ts";
import { useLocale, useText } from "../../i18n/text.ts";
import { previewed } from "../previewed.ts";
import type { PickPlace } from "../usePickPlace.ts";
import { usePreviewTold } from "../usePreviewTold.ts";
import type { RummikubProps } from "./Board.tsx";
import {
  type DraftWord,
  isOwn,
  playMove,
  type RummikubDraft,
  rebased,
  restOf,
  split,
  type Tile,
  wordFrom,
} from "./draft.ts";
import { Rack } from "./Rack.tsx";
import type { History } from "./useHistory.ts";
import { bankSize, isJoker } from "./view.ts";

type OwnRackProps = RummikubProps & {
  readonly rack: string;
  readonly words: readonly DraftWord[];
  readonly hold: PickPlace;
  /** The one tile that is held; undefined for none, and for a whole word. */
  readonly heldTile: Tile | undefined;
  readonly acts: boolean;
  readonly history: History<RummikubDraft>;
  readonly onChange: (words: readonly DraftWord[]) => void;
  /** Gives a tile the focus. */
  readonly onLand: (id: string) => void;
  /** Lets go of what is held. */
  readonly onLayBack: () => void;
  /** Asks for another letter of a joker on the table. */
  readonly onReletter: (joker: Tile) => void;
};

export function OwnRack(props: OwnRackProps) {
  const { view, draft, dispatch, preview, busy, settings, rack, hold, heldTile, acts, history } = props;
  const text = useText();
  const rest = restOf(rack, draft);
  const move = playMove(draft);

  /** Changes the draft by no move of tiles; a table that lies as before is told of. */
  function back(next: RummikubDraft): void {
    dispatch.draft(next);
    if (next === null) dispatch.announce(text("rummy-as-it-lay"));
  }

  return (
    <section className="rummy-own on-felt" aria-label={text("rummy-rack")}>
      <Rack
        tiles={rest}
        hold={hold}
        braille={settings.braille}
        canReturn={heldTile !== undefined && isOwn(heldTile) && !rest.some(({ id }) => id === heldTile.id)}
      />
      <HeldTools {...props} />
      <div className="rummy-actions">
        <Button
          look="primary"
          size="large"
          isDisabled={!acts || busy || move === null || preview?.fits === false}
          onPress={() => {
            if (move === null) return;
            void dispatch.act(move).then((refusal) => {
              if (refusal === null) history.forget();
            });
          }}
        >
          {text("rummy-play")}
        </Button>
        <Button isDisabled={!acts || busy} onPress={() => void dispatch.act(bankSize(view) > 0 ? "draw" : "pass")}>
          {text(bankSize(view) > 0 ? "rummy-draw" : "rummy-pass")}
        </Button>
        <Button isDisabled={!history.canUndo} onPress={() => back(rebased(history.undo() ?? null, view.table, rack))}>
          {text("rummy-undo")}
        </Button>
        <Button
          isDisabled={draft === null}
          onPress={() => {
            history.remember(draft);
            back(null);
          }}
        >
          {text("rummy-reset")}
        </Button>
      </div>
      <Told {...props} />
      <Typing {...props} rest={rest} />
    </section>
  );
}

/** A word of the rack, typed and laid out beside the others. */
function Typing({ rest, words, dispatch, onChange }: OwnRackProps & { readonly rest: readonly Tile[] }) {
  const text = useText();
  const [typed, setTyped] = useState("");
  return (
    <form
      className="rummy-type"
      onSubmit={(event) => {
        event.preventDefault();
        const word = typed.trim();
        const made = wordFrom(rest, word);
        if (made === null) dispatch.announce(text("rummy-cannot", { word: marked(word.toUpperCase()) }));
        else {
          onChange([...words, made]);
          setTyped("");
        }
      }}
    >
      <TextField label={text("rummy-type")} value={typed} onChange={setTyped} autoComplete="off" maxLength={30} />
      <Button type="submit" isDisabled={typed.trim() === ""}>
        {text("rummy-lay-out")}
      </Button>
    </form>
  );
}

/** What else may be done with the tile or word that is held. */
function HeldTools({ words, hold, heldTile, onChange, onLand, onLayBack, onReletter }: OwnRackProps) {
  const text = useText();
  if (hold.held === null) return null;
  const word = words.findIndex((one) => heldTile !== undefined && one.includes(heldTile));
  const at = heldTile === undefined ? -1 : (words[word]?.indexOf(heldTile) ?? -1);
  return (
    <div className="rummy-tools">
      {heldTile !== undefined && at > 0 ? (
        <Button
          onPress={() => {
            onChange(split(words, word, at));
            onLand(heldTile.id);
            hold.cancel();
          }}
        >
          {text("rummy-split")}
        </Button>
      ) : null}
      {heldTile !== undefined && word >= 0 && isJoker(heldTile.face) ? (
        <Button
          onPress={() => {
            onReletter(heldTile);
            hold.cancel();
          }}
        >
          {text("rummy-reletter")}
        </Button>
      ) : null}
      <Button onPress={onLayBack}>{text("rummy-lay-back")}</Button>
    </div>
  );
}

/**
 * What the server asks for while the own first word is to be laid: how long it is, the table's options say. Empty until
 * the server has said it; null where no first word is due.
 */
function useFirstWord({ view, you, acts, dispatch }: OwnRackProps): string | null {
  const { language } = useLocale();
  const isDue = acts && you !== null && view.opened[you] === false;
  const [told, setTold] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew in another language
  useEffect(() => {
    if (!isDue) return;
    let current = true;
    void dispatch.tell("now").then((answer) => {
      if (current) setTold(answer);
    });
    return () => {
      current = false;
    };
  }, [isDue, language, dispatch]);
  return isDue ? told : null;
}

/** What the draft comes to: its points, all that it still lacks, or what one may do. */
function Told(props: OwnRackProps) {
  const { draft, dispatch, preview, hold, acts } = props;
  const text = useText();
  const first = useFirstWord(props);
  const told = previewed(preview);
  usePreviewTold({
    told: told === null ? null : told.kind === "wrong" ? told.message : text("rummy-points", { points: told.points }),
    source: preview,
    draft,
    announce: dispatch.announce,
  });
  if (told?.kind === "wrong") {
    const lacks = preview?.lacks.length ? preview.lacks : [told.message];
    return (
      <div className="rummy-told rummy-missing">
        <b>{text("rummy-lacks")}</b>
        <ul>
          {lacks.map((lack) => (
            <li key={lack}>
              <Sentence>{lack}</Sentence>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <p className="rummy-told">
      {told !== null ? (
        text("rummy-points", { points: told.points })
      ) : hold.held !== null ? (
        text("rummy-where")
      ) : first !== null ? (
        <span>
          <Sentence>{first}</Sentence>
        </span>
      ) : (
        text(acts ? "rummy-help" : "rummy-help-later")
      )}
      {told === null
        ? null
        : preview?.working.map(({ what, points }) => (
            <span key={what} className="rummy-working">
              <Sentence>{`${what} +${points}`}</Sentence>
            </span>
          ))}
    </p>
  );
}
