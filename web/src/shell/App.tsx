/** The application: which page is shown in which frame. Each page is fetched when it is first needed. */
import { type ComponentType, lazy, Suspense } from "react";
import { I18nProvider, RouterProvider } from "react-aria-components";
import { Loading, Toasts } from "../design/components/index.ts";
import { useLocale, withTexts } from "../i18n/text.ts";
import { part } from "../part.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Frame } from "./Frame.tsx";
import { MyGames, useAskedGames } from "./myGames.ts";
import { useNextGameKey } from "./NextGame.tsx";
import { MissingPage } from "./pages/MissingPage.tsx";
import { Reporting } from "./people/Reporting.tsx";
import { navigate, type RoutedPage, useRoute } from "./router.ts";

const PAGES: Readonly<Record<string, ComponentType<RoutedPage>>> = {
  lobby: lazy(() => part(import("./pages/LobbyPage.tsx"))),
  missing: MissingPage,
  new: lazy(() => withTexts(part(import("./pages/NewTablePage.tsx")), "new-table")),
  rules: lazy(() => part(import("./pages/RulesPage.tsx"))),
  learn: lazy(() => part(import("./pages/LearnPage.tsx"))),
  "screen-readers": lazy(() => part(import("./pages/ScreenReadersPage.tsx"))),
  sounds: lazy(() => withTexts(part(import("./pages/SoundsPage.tsx")), "sounds")),
  settings: lazy(() => withTexts(part(import("./pages/SettingsPage.tsx")), "settings")),
  account: lazy(() => withTexts(part(import("./account/AccountPage.tsx")), "account", "people")),
  "sign-in": lazy(() => withTexts(part(import("./account/SignInPage.tsx")), "account", "people")),
  ratings: lazy(() => withTexts(part(import("./ratings/RatingsPage.tsx")), "ratings")),
  player: lazy(() => withTexts(part(import("./ratings/PlayerPage.tsx")), "ratings", "people")),
  finished: lazy(() => withTexts(part(import("./pages/FinishedPage.tsx")), "ratings")),
  people: lazy(() => withTexts(part(import("./people/PeoplePage.tsx")), "people")),
  moderation: lazy(() => withTexts(part(import("./people/ModerationPage.tsx")), "people", "ratings")),
  notifications: lazy(() => withTexts(part(import("./notifications/NotificationsPage.tsx")), "people")),
  design: lazy(() => withTexts(part(import("./pages/DesignPage.tsx")), "settings")),
  table: lazy(() => part(import("./table/TablePage.tsx"))),
};

/** Pages that fill the window and bring their own frame. */
const UNFRAMED = new Set(["table", "learn"]);

/** The page of the address, in its frame. */
function Shown() {
  const { text } = useLocale();
  const route = useRoute();
  useNextGameKey();
  const ShownPage = PAGES[route.page] ?? MissingPage;
  const page = (
    <ErrorBoundary key={location.pathname}>
      <Suspense fallback={<Loading>{text("loading")}</Loading>}>
        <ShownPage route={route} />
      </Suspense>
    </ErrorBoundary>
  );
  return UNFRAMED.has(route.page) ? page : <Frame>{page}</Frame>;
}

export function App() {
  const { language } = useLocale();
  const games = useAskedGames();
  return (
    <I18nProvider locale={language}>
      <RouterProvider navigate={navigate}>
        <MyGames value={games}>
          <Shown />
        </MyGames>
        <Reporting />
        <Toasts />
      </RouterProvider>
    </I18nProvider>
  );
}
