/** Somebody's name, which opens what one can do about them. */
import { Menu } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { usePersonActs } from "./usePersonActs.tsx";

interface PersonMenuProps {
  readonly person: string;
  readonly name: string;
  /** Where one has met; null for nowhere in particular. */
  readonly table: string | null;
  readonly onChange?: () => void;
}

export function PersonMenu({ person, name, table, onChange }: PersonMenuProps) {
  const text = useText();
  const { items, question } = usePersonActs({ person, name, table, line: null }, onChange);
  return (
    <>
      <Menu label={text("person-menu", { name })} items={items}>
        {name}
      </Menu>
      {question}
    </>
  );
}
