import type { BasketLine } from '#rules/basket/basket-view.ts';
import { basketScreenTexts } from '#texts/basket-screen.ts';
import { Notice } from '../../ui/alert/notice.tsx';
import { Button } from '../../ui/button.tsx';
import { useBasketForm } from './use-basket-form.ts';

interface RemovedLinesProps {
  lines: BasketLine[];
  onUndone: () => void;
}

/** X.34: what was just taken out, one line or all of them, can come back with its quantity, comment and files. */
export function RemovedLines({ lines, onUndone }: RemovedLinesProps) {
  const { handleSubmit } = useBasketForm(lines);
  const [first] = lines;
  if (!first) return null;
  return (
    <Notice kind="info" className="mt-4">
      <form
        method="post"
        action="/basketchange.php?type=multiproduct"
        className="flex flex-wrap items-center justify-between gap-3"
        onSubmit={(event) => {
          handleSubmit(event);
          onUndone();
        }}
      >
        {lines.map((line, index) => (
          <span key={line.lineId} hidden>
            <input type="hidden" name={`product[${index + 1}]`} value={line.productId} />
            <input type="hidden" name={`size[${index + 1}]`} value={line.size} />
            <input type="hidden" name={`set_quantity[${index + 1}]`} value={line.quantity} />
            <input type="hidden" name={`comment[${index + 1}]`} value={line.comment} />
            {line.forPoints && <input type="hidden" name={`forpoints[${index + 1}]`} value="1" />}
          </span>
        ))}
        <span>
          {lines.length === 1 ? basketScreenTexts.removed(first.name) : basketScreenTexts.removedMany(lines.length)}
        </span>
        <Button type="submit" look="secondary" size="sm">
          {basketScreenTexts.undo}
        </Button>
      </form>
    </Notice>
  );
}
