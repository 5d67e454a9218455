import { Loading } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { RoutedPage } from "../App.tsx";
import { Page } from "../Page.tsx";

/** A table: `/t/ID`. */
export default function TablePage({ route }: RoutedPage) {
  const text = useText();
  return (
    <Page title={route.parameters.table ?? ""}>
      <Loading>{text("loading")}</Loading>
    </Page>
  );
}
