import * as returnsRefundTexts from '#texts/after-sale/returns-refund.ts';
import { Card } from '../../../../ui/card.tsx';
import type { ShownReturnRefund } from './load.server.ts';

/** The return before it is filed. */
export function RefundSummary({ step: { ways, lines, sentBack, place, amount, cost } }: { step: ShownReturnRefund }) {
  return (
    <Card>
      <h2 className="type-sub">{returnsRefundTexts.summary}</h2>
      <ul className="mt-3 grid gap-1">
        {lines.map(({ lineId, name, sizeName, quantity }) => (
          <li key={lineId} className="flex justify-between gap-4">
            <span>{[name, sizeName].filter(Boolean).join(', ')}</span>
            <span className="figures whitespace-nowrap">{quantity}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft">{[sentBack, place].filter(Boolean).join(': ')}</p>
      {ways.length > 0 && (
        <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <span>{returnsRefundTexts.amount}</span>
          <span className="figures text-xl font-semibold">{amount}</span>
          {cost && <span className="w-full text-right text-sm text-ink-soft">{cost}</span>}
        </p>
      )}
    </Card>
  );
}
