/** The words on the table, numbered as the rules' texts name them; each tile, gap and word can be picked or filled. */
import { useRoving } from "../../a11y/roving.ts";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { PickPlace } from "../usePickPlace.ts";
import type { RummikubProps } from "./Board.tsx";
import { type DraftWord, isOwn, textOf } from "./draft.ts";
import { TileFace } from "./TileFace.tsx";
import { isJoker } from "./view.ts";

type TableWordsProps = RummikubProps & { readonly words: readonly DraftWord[]; readonly hold: PickPlace };

export function TableWords(props: TableWordsProps) {
  const { view, words, hold, draft } = props;
  const text = useText();
  const ids = words.flatMap((word, index) => [`word:${index}`, ...word.map((tile) => tile.id)]);
  const roving = useRoving(ids);
  const lying = new Set(view.table);
  const holding = hold.held !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
    <div
      className={`rummy-words${holding ? " rummy-holding" : ""}`}
      role="group"
      aria-label={text("rummy-table")}
      onKeyDown={roving.onKeyDown}
    >
      {words.length === 0 ? <p className="rummy-empty">{text("rummy-empty")}</p> : null}
      {words.map((word, index) => (
        <div
          key={word[0]?.id}
          className={`rummy-word rummy-word-${draft === null || lying.has(textOf(word)) ? "lying" : standing(props, word)}`}
        >
          <button
            type="button"
            className="rummy-number"
            data-thing={`word:${index}`}
            data-roving={`word:${index}`}
            tabIndex={roving.tabIndexOf(`word:${index}`)}
            onFocus={roving.onFocusOf(`word:${index}`)}
            aria-pressed={hold.held === `word:${index}`}
            aria-label={text("rummy-word", { number: index + 1, word: textOf(word).toUpperCase() })}
            onClick={() => hold.pick(`word:${index}`)}
          >
            {index + 1}
          </button>
          <Gap hold={hold} word={index} at={0} name={textOf(word).toUpperCase()} />
          {word.map((tile, position) => [
            <button
              key={tile.id}
              type="button"
              className={`rummy-tile${isOwn(tile) ? " rummy-own-tile" : ""}${hold.held === `tile:${tile.id}` ? " rummy-held-tile" : ""}`}
              data-thing={`tile:${tile.id}`}
              data-roving={tile.id}
              {...(isJoker(tile.face) && { "data-place": `joker:${tile.id}` })}
              tabIndex={roving.tabIndexOf(tile.id)}
              onFocus={roving.onFocusOf(tile.id)}
              aria-pressed={hold.held === `tile:${tile.id}`}
              aria-label={text(isJoker(tile.face) ? "rummy-joker-as" : "rummy-tile", {
                letter: tile.face.toUpperCase(),
                position: position + 1,
              })}
              onClick={() => {
                if (holding && isJoker(tile.face) && hold.held !== `tile:${tile.id}`) hold.place(`joker:${tile.id}`);
                else hold.pick(`tile:${tile.id}`);
              }}
            >
              <TileFace face={tile.face} braille={props.settings.braille} />
            </button>,
            <Gap key={`gap ${tile.id}`} hold={hold} word={index} at={position + 1} name={textOf(word).toUpperCase()} />,
          ])}
          <Standing {...props} word={word} />
        </div>
      ))}
      {holding ? (
        <button
          type="button"
          className={`rummy-new${hold.over === "new" ? " rummy-over" : ""}`}
          data-place="new"
          onClick={() => hold.place("new")}
        >
          {text("rummy-new-word")}
        </button>
      ) : null}
    </div>
  );
}

/** Whether a drafted word is known to be one: `right`, `wrong`, or `unsure` before the server has told. */
function standing({ preview }: TableWordsProps, word: DraftWord): "right" | "wrong" | "unsure" {
  const told = preview?.words.find((one) => one.word.toUpperCase() === textOf(word).toUpperCase());
  if (told === undefined || told.known === null) return "unsure";
  return told.known ? "right" : "wrong";
}

/** The same in a sign and words, and the button to doubt a word where that may be done. */
function Standing(props: TableWordsProps & { readonly word: DraftWord }) {
  const { word, draft, view, legal, dispatch, busy } = props;
  const text = useText();
  const name = textOf(word);
  const doubt = `doubt ${name}`;
  if (draft !== null && !view.table.includes(name)) {
    const stands = standing(props, word);
    if (stands === "unsure") return null;
    return (
      <span className={`rummy-mark rummy-mark-${stands}`}>
        {text(stands === "right" ? "rummy-right" : "rummy-wrong")}
      </span>
    );
  }
  if (legal?.moves.includes(doubt) !== true) return null;
  return (
    <Button
      isDisabled={busy}
      onPress={() => void dispatch.act(doubt)}
      aria-label={text("rummy-doubt-word", { word: name.toUpperCase() })}
    >
      {text("rummy-doubt")}
    </Button>
  );
}

/** A place between two tiles; in sight while something is held. */
function Gap({ hold, word, at, name }: { hold: PickPlace; word: number; at: number; name: string }) {
  const text = useText();
  const place = `gap:${word}.${at}`;
  if (hold.held === null) return <span className="rummy-gap" data-place={place} />;
  return (
    <button
      type="button"
      className={`rummy-gap rummy-gap-open${hold.over === place ? " rummy-over" : ""}`}
      data-place={place}
      aria-label={text("rummy-gap", { word: name, position: at })}
      onClick={() => hold.place(place)}
    >
      <span aria-hidden="true">+</span>
    </button>
  );
}
