import { createRoot } from "react-dom/client";
import "./design/index.css";
import "./shell/shell.css";
import { chooseLanguage } from "./i18n/languages.ts";
import { switchLanguage } from "./i18n/text.ts";
import { applySettings, settings } from "./settings/settings.ts";
import { App } from "./shell/App.tsx";
import { awaitOffer } from "./shell/install.ts";
import { renewWhenOutdated } from "./shell/renewal.ts";

function wantedLanguage() {
  return settings.get().language ?? chooseLanguage(navigator.languages);
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element for the pages");

applySettings();
awaitOffer();
renewWhenOutdated();
// Beside the texts, not after them.
if (location.pathname === "/") void import("./shell/pages/LobbyPage.tsx");
await switchLanguage(wantedLanguage());
let language = wantedLanguage();
settings.subscribe(() => {
  if (wantedLanguage() === language) return;
  language = wantedLanguage();
  void switchLanguage(language);
});
createRoot(root).render(<App />);

// Where there is no secure context, as at a table in the home network, there are no service workers either.
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
