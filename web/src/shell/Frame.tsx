/** What stands around every page but a table: the way past it, the name, the ways to go, the language. */
import type { ReactNode } from "react";
import { Link } from "react-aria-components";
import { BookIcon, LanguageIcon, OfflineIcon, SettingsIcon } from "../design/components/icons.tsx";
import { LinkButton, Menu } from "../design/components/index.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../i18n/languages.ts";
import { useLocale } from "../i18n/text.ts";
import { changeSettings } from "../settings/settings.ts";
import { Logo } from "./Logo.tsx";
import { NextGame } from "./NextGame.tsx";
import { useOnline } from "./online.ts";

/** The notice that the browser has no connection; empty while it has one. */
function OfflineNotice() {
  const { text } = useLocale();
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <p className="offline">
          <OfflineIcon /> {text("offline")}
        </p>
      )}
    </div>
  );
}

export function LanguageMenu() {
  const { language, text } = useLocale();
  return (
    <Menu
      label={text("language-menu", { language: LANGUAGE_NAMES[language] })}
      items={LANGUAGES.map((one) => ({
        id: one,
        label: LANGUAGE_NAMES[one],
        lang: one,
        isChosen: one === language,
        onAction: () => changeSettings({ language: one }),
      }))}
    >
      <LanguageIcon />
      <span className="wide-only">{LANGUAGE_NAMES[language]}</span>
    </Menu>
  );
}

export function Frame({ children }: { children: ReactNode }) {
  const { text } = useLocale();
  return (
    <>
      <a className="skip" href="#content">
        {text("skip")}
      </a>
      <OfflineNotice />
      <header className="frame-header">
        <Link href="/" className="brand" aria-label={text("home")}>
          <Logo /> <span>Litera</span>
        </Link>
        <nav aria-label={text("navigation")} className="row">
          <NextGame />
          <LinkButton href="/rules" look="quiet" aria-label={text("rules")}>
            <BookIcon />
            <span className="wide-only">{text("rules")}</span>
          </LinkButton>
          <LinkButton href="/settings" look="quiet" aria-label={text("settings")}>
            <SettingsIcon />
            <span className="wide-only">{text("settings")}</span>
          </LinkButton>
          <LanguageMenu />
        </nav>
      </header>
      {children}
    </>
  );
}
