import { expect, test } from "vitest";
import { currentLocale, fetchTexts, switchLanguage } from "./text.ts";

test("whoever asks for texts that are on their way waits for them", async () => {
  const first = fetchTexts("sounds");
  await fetchTexts("sounds");
  expect(currentLocale().text("sound-levels-reset")).toBe("Set all to full volume");
  await first;
});

test("of switches at the same time the last one holds, with all texts that were asked for before", async () => {
  const switches = [switchLanguage("uk"), fetchTexts("people"), switchLanguage("pl"), fetchTexts("settings")];
  await Promise.all(switches);
  const { language, text } = currentLocale();
  expect(language).toBe("pl");
  expect(document.documentElement.lang).toBe("pl");
  expect(text("people-friends")).not.toBe("");
});
