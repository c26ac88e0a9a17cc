import type { BasketLine } from '#rules/basket/basket-view.ts';
import { basketScreenTexts } from '#texts/basket-screen.ts';
import { Notice } from '../../ui/alert/notice.tsx';
import { Button } from '../../ui/button.tsx';
import { useBasketForm } from './use-basket-form.ts';

interface RemovedLinesProps {
  lines: BasketLine[];
  onUndone: (line: BasketLine) => void;
}

/** X.34: what was just taken out can come back with its quantity and comment. */
export function RemovedLines({ lines, onUndone }: RemovedLinesProps) {
  const { handleSubmit } = useBasketForm(lines);
  return lines.map((line) => (
    <Notice key={line.lineId} kind="info" className="mt-4">
      <form
        method="post"
        action="/basketchange.php"
        className="flex flex-wrap items-center justify-between gap-3"
        onSubmit={(event) => {
          handleSubmit(event);
          onUndone(line);
        }}
      >
        <input type="hidden" name="mode" value="1" />
        <input type="hidden" name="product" value={line.productId} />
        <input type="hidden" name="size" value={line.size} />
        <input type="hidden" name="number" value={line.quantity} />
        <input type="hidden" name="comment" value={line.comment} />
        {line.forPoints && <input type="hidden" name="forpoints" value="1" />}
        <span>{basketScreenTexts.removed(line.name)}</span>
        <Button type="submit" look="secondary" size="sm">
          {basketScreenTexts.undo}
        </Button>
      </form>
    </Notice>
  ));
}
