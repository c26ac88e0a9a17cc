import { downOf, upOf } from '#modules/back-office/resources/texts/panel.ts';
import { Button } from '#platform/ui/button.tsx';
import { ArrowUpIcon } from '#platform/ui/icons/directions.tsx';

interface MoveButtonsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** Prefix of the intents of the form. */
  prefix: string;
}

/** Up and down in a list, in the form of one of its rows. */
export function MoveButtons({ name, isFirst, isLast, prefix }: MoveButtonsProps) {
  return (
    <>
      <Button
        type="submit"
        name="intent"
        value={`${prefix}up`}
        look="quiet"
        square
        disabled={isFirst}
        aria-label={upOf(name)}
      >
        <ArrowUpIcon className="size-5" />
      </Button>
      <Button
        type="submit"
        name="intent"
        value={`${prefix}down`}
        look="quiet"
        square
        disabled={isLast}
        aria-label={downOf(name)}
      >
        <ArrowUpIcon className="size-5 rotate-180" />
      </Button>
    </>
  );
}
