/** The two buttons that lay out a hand anew. */
import { ShuffleIcon, SortIcon } from "../design/components/icons.tsx";
import { Button } from "../design/components/index.ts";
import { useText } from "../i18n/text.ts";

interface ArrangeButtonsProps {
  readonly onShuffle: () => void;
  readonly onSort: () => void;
}

export function ArrangeButtons({ onShuffle, onSort }: ArrangeButtonsProps) {
  const text = useText();
  return (
    <>
      <Button look="quiet" size="icon" aria-label={text("hand-shuffle")} onPress={onShuffle}>
        <ShuffleIcon />
      </Button>
      <Button look="quiet" size="icon" aria-label={text("hand-sort")} onPress={onSort}>
        <SortIcon />
      </Button>
    </>
  );
}
