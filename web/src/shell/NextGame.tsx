/** The way to the next game that waits for one: a button where there is one, and a key everywhere. */
import { useEffect } from "react";
import { LinkButton } from "../design/components/index.ts";
import { useText } from "../i18n/text.ts";
import { useNextGame } from "./myGames.ts";
import { navigate } from "./router.ts";

/** With Alt, wherever it is on the keyboard's layout. */
const KEY = "KeyG";

/** Goes to the next game by its key; not while somebody writes, as it is a letter on some keyboards. */
export function useNextGameKey(): void {
  const { href } = useNextGame();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (href === null || event.code !== KEY || !event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      navigate(href);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [href]);
}

export function NextGame() {
  const text = useText();
  const { href, count } = useNextGame();
  if (href === null) return null;
  return (
    <LinkButton href={href} look="primary">
      {text("next-game", { count })}
    </LinkButton>
  );
}
