/** The application: which page is shown in which frame. Every page but the lobby is fetched when it is first needed. */
import { type ComponentType, lazy, Suspense } from "react";
import { I18nProvider, RouterProvider } from "react-aria-components";
import { Loading, Toasts } from "../design/components/index.ts";
import { useLocale } from "../i18n/text.ts";
import { part } from "../part.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Frame } from "./Frame.tsx";
import { MyGames, useAskedGames } from "./myGames.ts";
import { useNextGameKey } from "./NextGame.tsx";
import { LobbyPage } from "./pages/LobbyPage.tsx";
import { MissingPage } from "./pages/MissingPage.tsx";
import { navigate, type RoutedPage, useRoute } from "./router.ts";

const PAGES: Readonly<Record<string, ComponentType<RoutedPage>>> = {
  lobby: LobbyPage,
  missing: MissingPage,
  new: lazy(() => part(import("./pages/NewTablePage.tsx"))),
  rules: lazy(() => part(import("./pages/RulesPage.tsx"))),
  learn: lazy(() => part(import("./pages/LearnPage.tsx"))),
  "screen-readers": lazy(() => part(import("./pages/ScreenReadersPage.tsx"))),
  sounds: lazy(() => part(import("./pages/SoundsPage.tsx"))),
  settings: lazy(() => part(import("./pages/SettingsPage.tsx"))),
  account: lazy(() => part(import("./account/AccountPage.tsx"))),
  "sign-in": lazy(() => part(import("./account/SignInPage.tsx"))),
  ratings: lazy(() => part(import("./ratings/RatingsPage.tsx"))),
  finished: lazy(() => part(import("./pages/FinishedPage.tsx"))),
  people: lazy(() => part(import("./people/PeoplePage.tsx"))),
  moderation: lazy(() => part(import("./people/ModerationPage.tsx"))),
  notifications: lazy(() => part(import("./notifications/NotificationsPage.tsx"))),
  player: lazy(() => part(import("./ratings/PlayerPage.tsx"))),
  design: lazy(() => part(import("./pages/DesignPage.tsx"))),
  table: lazy(() => part(import("./table/TablePage.tsx"))),
};

/** Pages that fill the window and bring their own frame. */
const UNFRAMED = new Set(["table"]);

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
        <Toasts />
      </RouterProvider>
    </I18nProvider>
  );
}
