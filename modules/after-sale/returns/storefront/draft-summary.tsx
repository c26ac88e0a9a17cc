import { OrderPhoto } from '#modules/sales/order-ledger/storefront/order-photo.tsx';
import { Card } from '#platform/ui/card.tsx';
import * as returnsRefundTexts from '../texts/refund.ts';
import type { ShownDraft } from './describe-draft.server.ts';

/** The return so far, next to every step that follows the choice of products. */
export function DraftSummary({ draft: { lines, sentBack, money } }: { draft: ShownDraft }) {
  return (
    <Card>
      <h2 className="type-sub">{returnsRefundTexts.summary}</h2>
      <ul className="mt-4 grid gap-3">
        {lines.map(({ lineId, name, details, photo, photoTone }) => (
          <li key={lineId} className="flex items-center gap-3">
            <OrderPhoto photo={photo} tone={photoTone} />
            <p className="min-w-0">
              <span className="line-clamp-2 leading-snug font-medium">{name}</span>
              <span className="figures block text-sm text-ink-soft">{details}</span>
            </p>
          </li>
        ))}
      </ul>
      {sentBack && <p className="mt-4 border-t border-line pt-4 text-ink-soft">{sentBack}</p>}
      {/* Read out when another way of sending it back is chosen. */}
      {money.amount && (
        <p
          aria-live="polite"
          aria-atomic
          className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4"
        >
          <span className="font-semibold">{returnsRefundTexts.amount}</span>
          <span className="figures text-xl font-semibold">{money.amount}</span>
          {money.cost && <span className="w-full text-sm text-ink-soft">{money.cost}</span>}
        </p>
      )}
    </Card>
  );
}
