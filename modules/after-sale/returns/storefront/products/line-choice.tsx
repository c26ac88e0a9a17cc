import { quantityOutOf } from '#modules/catalogue/availability/texts/units.ts';
import { CommentControl } from '#platform/forms/storefront/comment-control.tsx';
import type { RenderField } from '#platform/forms/storefront/use-shop-form.ts';
import * as returnsProductsTexts from '../../texts/products.ts';
import { ClaimLine } from '../claim-line.tsx';
import type { ShownReturnLine } from './load.server.ts';
import { commentOf, lineField, type ProductsField, quantityField } from './products-form.ts';

interface LineChoiceProps {
  line: ShownReturnLine;
  field: RenderField<ProductsField>;
}

/** One line of the order: is it sent back, how much of it, and what there is to say about it. */
export function LineChoice({ line, field }: LineChoiceProps) {
  const { lineId, details, bought, complained, unopened } = line;
  return (
    <ClaimLine
      line={line}
      chosen={field(lineField(lineId))}
      quantity={field(quantityField(lineId))}
      before={returnsProductsTexts.choose('')}
      notes={[[details, bought].filter(Boolean).join(' · '), complained, unopened]}
      texts={{
        quantity: returnsProductsTexts.quantity,
        of: returnsProductsTexts.available(quantityOutOf(line.max, line)),
        tooMany: (max) => returnsProductsTexts.tooMany(max, line),
      }}
    >
      <details open={line.comment !== ''} onToggle={({ currentTarget }) => focusComment(currentTarget)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          {returnsProductsTexts.commentOpen}
        </summary>
        <CommentControl field={field(commentOf(lineId))} label={returnsProductsTexts.comment} />
      </details>
    </ClaimLine>
  );
}

/** Focus moves into the box when the customer opened it, not when it is open from the start. */
function focusComment(details: HTMLDetailsElement) {
  if (details.open && details.contains(document.activeElement)) details.querySelector('textarea')?.focus();
}
