import type { FormEvent } from 'react';
import type { BasketLine } from '#modules/sales/basket/rules/basket-view.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import { Button } from '#platform/ui/button.tsx';

/** The checkboxes of the lines belong to this form. */
export const TICKED_FORM = 'remove-ticked';

interface BulkRemovalProps {
  lines: BasketLine[];
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onRemove: (lines: BasketLine[]) => void;
}

/** Removes ticked lines or all (S2.41). A line without a ticked box posts no quantity and stays. */
export function BulkRemoval({ lines, onSubmit, onRemove }: BulkRemovalProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const fields = new FormData(event.currentTarget);
    onSubmit(event);
    onRemove(lines.filter((_, index) => fields.get(`set_quantity[${index + 1}]`) === '0'));
  }

  const action = '/basketchange.php?type=multiproduct';
  return (
    <>
      <form id={TICKED_FORM} method="post" action={action} onSubmit={handleSubmit}>
        <LineNames lines={lines} />
        <Button type="submit" look="quiet" size="sm">
          {basketScreenTexts.removeTicked}
        </Button>
      </form>
      <form method="post" action={action} onSubmit={handleSubmit}>
        <LineNames lines={lines} quantity={0} />
        <Button type="submit" look="quiet" size="sm">
          {basketScreenTexts.removeAll}
        </Button>
      </form>
    </>
  );
}

function LineNames({ lines, quantity }: { lines: BasketLine[]; quantity?: number }) {
  return lines.map((line, index) => (
    <span key={line.lineId} hidden>
      <LineInputs line={line} number={index + 1} />
      {quantity !== undefined && <input type="hidden" name={`set_quantity[${index + 1}]`} value={quantity} />}
    </span>
  ));
}

/** Fields that identify a line at an index of a form (contract 3.3). */
export function LineInputs({ line, number }: { line: BasketLine; number: number }) {
  return (
    <>
      <input type="hidden" name={`product[${number}]`} value={line.productId} />
      <input type="hidden" name={`size[${number}]`} value={line.size} />
      <input type="hidden" name={`additional[${number}]`} value={line.additional} />
      {line.forPoints && <input type="hidden" name={`forpoints[${number}]`} value="1" />}
    </>
  );
}
