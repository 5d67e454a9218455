/** The rules of a game for its players, topic by topic, with pictures. */
import { useEffect, useState } from "react";
import { WordLanguage } from "../a11y/Sentence.tsx";
import { Loading } from "../design/components/index.ts";
import { lookOf } from "../games/look.ts";
import { loadPictures, type Pictures } from "../games/pictures.ts";
import { useLocale } from "../i18n/text.ts";
import type { RulesReply, Topic } from "../protocol/http.ts";
import { get } from "./api.ts";
import { Failure } from "./Failure.tsx";
import { Markdown } from "./markdown.tsx";
import { useLoad } from "./useLoad.ts";

function usePictures(game: string): Pictures {
  const [pictures, setPictures] = useState<Pictures>({});
  useEffect(() => {
    let current = true;
    void loadPictures(game).then((loaded) => current && setPictures(loaded));
    return () => {
      current = false;
    };
  }, [game]);
  return pictures;
}

function capitalised(title: string, language: string): string {
  return title.charAt(0).toLocaleUpperCase(language) + title.slice(1);
}

interface RulesProps {
  readonly game: string;
  /** With links to the topics above them; a dialog has no addresses to link to. */
  readonly isLinked: boolean;
}

function Topics({ topics, game, isLinked }: RulesProps & { readonly topics: readonly Topic[] }) {
  const { language, text } = useLocale();
  const pictures = usePictures(game);
  const [opening, ...rest] = topics;
  return (
    <>
      {opening ? <Markdown source={opening.text} /> : null}
      {isLinked ? (
        <nav aria-label={text("rules-topics")} className="topics">
          <ul>
            {rest.map((topic) => (
              <li key={topic.id}>
                <a href={`#${topic.id}`}>{capitalised(topic.title, language)}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {rest.map((topic) => {
        const Picture = pictures[topic.id];
        return (
          <section key={topic.id} id={isLinked ? topic.id : undefined} className="topic">
            <h2>{capitalised(topic.title, language)}</h2>
            {Picture ? <Picture /> : null}
            <Markdown source={topic.text} />
          </section>
        );
      })}
    </>
  );
}

export function Rules({ game, isLinked }: RulesProps) {
  const { language, text } = useLocale();
  const rules = useLoad(`${language} ${game}`, () => get<RulesReply>(`/api/games/${game}/rules`));
  if (rules.status === "loading") return <Loading>{text("loading")}</Loading>;
  if (rules.status === "failed") return <Failure error={rules.error} retry={rules.retry} />;
  return (
    <WordLanguage value={lookOf(game)?.wordLanguage ?? null}>
      <Topics topics={rules.value.topics} game={game} isLinked={isLinked} />
    </WordLanguage>
  );
}
