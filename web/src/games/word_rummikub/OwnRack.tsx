/** The own side of the table: what the draft comes to, the buttons that play it, and words typed from the rack. */

import { useEffect, useState } from "react";
import { marked, Sentence } from "../../a11y/Sentence.tsx";
import { Button } from "../../design/components/index.ts";
import { useLocale, useText } from "../../i18n/text.ts";
import { ArrangeButtons } from "../ArrangeButtons.tsx";
import { previewed, worthTold } from "../previewed.ts";
import type { Arranged } from "../useArranged.ts";
import type { PickPlace } from "../usePickPlace.ts";
import { usePreviewTold } from "../usePreviewTold.ts";
import {
  type DraftWord,
  isOwn,
  missingFor,
  playMove,
  type RummikubDraft,
  rebased,
  restOf,
  split,
  type Tile,
  wordFrom,
} from "./draft.ts";
import type { RummikubProps } from "./props.ts";
import type { History } from "./useHistory.ts";
import { bankSize, isJoker, useTongue } from "./view.ts";

export type OwnProps = RummikubProps & {
  readonly rack: string;
  readonly words: readonly DraftWord[];
  readonly hold: PickPlace;
  /** The one tile that is held; undefined for none, and for a whole word. */
  readonly heldTile: Tile | undefined;
  readonly acts: boolean;
  /** The draft has not changed for a moment: what is wrong with it may be said. */
  readonly isRested: boolean;
  readonly arranged: Arranged<Tile>;
  readonly history: History<RummikubDraft>;
  /** Tiles that are tapped go on at the end of a word. */
  readonly isBuilding: boolean;
  readonly onBuilt: () => void;
  readonly onChange: (words: readonly DraftWord[]) => void;
  /** Gives a tile the focus. */
  readonly onLand: (id: string) => void;
  /** Lets go of what is held. */
  readonly onLayBack: () => void;
  /** Asks for another letter of a joker on the table. */
  readonly onReletter: (joker: Tile) => void;
};

/** Plays what is drafted; where nothing is, draws or passes. */
export function MainAction({ view, draft, dispatch, preview, busy, acts, history }: OwnProps) {
  const text = useText();
  const move = playMove(draft);
  if (draft === null) {
    const draws = bankSize(view) > 0;
    return (
      <Button look="primary" isDisabled={!acts || busy} onPress={() => void dispatch.act(draws ? "draw" : "pass")}>
        {text(draws ? "rummy-draw" : "rummy-pass")}
      </Button>
    );
  }
  return (
    <Button
      look="primary"
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
  );
}

export function Actions(props: OwnProps) {
  const { view, draft, dispatch, rack, arranged, history, onBuilt } = props;
  const text = useText();

  /** Changes the draft by no move of tiles; a table that lies as before is told of. */
  function back(next: RummikubDraft): void {
    onBuilt();
    dispatch.draft(next);
    if (next === null) dispatch.announce(text("rummy-as-it-lay"));
  }

  return (
    <>
      <ArrangeButtons onShuffle={arranged.shuffle} onSort={arranged.sort} />
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
      <Typing {...props} rest={restOf(rack, draft)} />
    </>
  );
}

/** A word of the rack, typed and laid out beside the others; where tiles are missing, it says which. */
function Typing({ rest, words, dispatch, onChange }: OwnProps & { readonly rest: readonly Tile[] }) {
  const tongue = useTongue();
  const text = useText();
  const [typed, setTyped] = useState("");
  const word = typed.trim();
  const missing = missingFor(rest, word);
  const cannot =
    missing.length === 0
      ? null
      : text("rummy-cannot", { word: marked(word.toUpperCase()), letters: marked(missing.join(" ")) });
  return (
    <form
      className="rummy-type"
      onSubmit={(event) => {
        event.preventDefault();
        const made = wordFrom(rest, word);
        if (made === null) {
          if (cannot !== null) dispatch.announce(cannot);
        } else if (made.length > 0) {
          onChange([...words, made]);
          setTyped("");
        }
      }}
    >
      <input
        className="input"
        lang={tongue}
        aria-label={text("rummy-type")}
        aria-invalid={cannot !== null}
        placeholder={text("rummy-type")}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" isDisabled={word === ""}>
        {text("rummy-lay-out")}
      </Button>
      {cannot === null ? null : (
        <p className="rummy-cannot">
          <Sentence>{cannot}</Sentence>
        </p>
      )}
    </form>
  );
}

/** What else may be done with the tile or word that is held, or with the word that is being built. */
export function HeldTools(props: OwnProps) {
  const { words, hold, heldTile, isBuilding, onBuilt, onChange, onLand, onLayBack, onReletter } = props;
  const text = useText();
  if (isBuilding && hold.held === null) {
    return (
      <div className="part-tools on-felt">
        <Button onPress={onBuilt}>{text("rummy-built")}</Button>
      </div>
    );
  }
  if (hold.held === null) return null;
  const word = words.findIndex((one) => heldTile !== undefined && one.includes(heldTile));
  const at = heldTile === undefined ? -1 : (words[word]?.indexOf(heldTile) ?? -1);
  return (
    <div className="part-tools on-felt">
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
      {heldTile !== undefined && isOwn(heldTile) && word >= 0 ? (
        <button type="button" className="rummy-return" data-place="rack" onClick={() => hold.place("rack")}>
          {text("rummy-to-rack")}
        </button>
      ) : null}
      <Button onPress={onLayBack}>{text("rummy-lay-back")}</Button>
    </div>
  );
}

/**
 * What the server asks for while the own first word is to be laid: how long it is, the table's options say. Until the
 * server has said it, whose turn it is; null where no first word is due.
 */
function useFirstWord({ view, you, acts, dispatch }: OwnProps): string | null {
  const { language, text } = useLocale();
  const isDue = acts && you !== null && view.opened[you] === false;
  const [told, setTold] = useState<string | null>(null);
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
  return isDue ? (told ?? text("table-your-turn")) : null;
}

/** What there is to do, what the draft comes to, or all that it still lacks. */
export interface Advice {
  readonly lacks: readonly string[];
  readonly said: string;
  readonly working: readonly { readonly what: string; readonly points: number }[];
}

export function useAdvice(props: OwnProps): Advice {
  const { view, you, players, draft, dispatch, preview, hold, acts, isRested, isBuilding } = props;
  const text = useText();
  const first = useFirstWord(props);
  const told = previewed(preview);
  const worth = told?.kind === "points" ? text("rummy-points", { points: told.points }) : "";
  usePreviewTold({
    told: told?.kind === "points" ? worthTold(preview, told.points, worth, text) : (told?.message ?? null),
    source: preview,
    draft,
    announce: dispatch.announce,
  });
  const plain = (said: string): Advice => ({ lacks: [], said, working: [] });
  if (view.over) return plain(text("table-result-none"));
  if (you === null) return plain(text("table-turn-of", { name: players[view.turn]?.name ?? "" }));
  if (hold.held !== null) return plain(text("rummy-where"));
  if (told?.kind === "wrong" && isRested) {
    return { lacks: preview?.lacks.length ? preview.lacks : [told.message], said: "", working: [] };
  }
  if (told?.kind === "points") {
    return { lacks: [], said: worth, working: preview?.working ?? [] };
  }
  if (isBuilding) return plain(text("rummy-building"));
  return plain(first ?? text(acts ? "rummy-help" : "rummy-help-later"));
}

/** The advice as the prompt shows it. */
export function Told({ advice }: { readonly advice: Advice }) {
  const text = useText();
  if (advice.lacks.length > 0) {
    return (
      <div className="rummy-told rummy-missing">
        <span className="unseen">{text("rummy-lacks")}</span>
        <ul>
          {advice.lacks.map((lack) => (
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
      <span>
        <Sentence>{advice.said}</Sentence>
      </span>
      {advice.working.map(({ what, points }) => (
        <span key={what} className="rummy-working">
          <Sentence>{`${what} +${points}`}</Sentence>
        </span>
      ))}
    </p>
  );
}
