import type { ReactNode } from 'react';
import type { OrderPlace } from '#modules/sales/order-ledger/rules/order-data.ts';
import { Card } from '#platform/ui/card.tsx';
import { DetailItems } from '#platform/ui/detail-items.tsx';
import * as orderDataTexts from '../../texts/data.ts';
import * as orderSummaryTexts from '../../texts/summary.ts';
import { LeaveButton } from '../parts/leave-button.tsx';
import { LineThumbnail } from '../parts/line-thumbnail.tsx';
import type { ShownSummary } from './load.server.ts';

interface PartProps {
  title: string;
  lines: string[];
  changeAt: OrderPlace;
  children?: ReactNode;
}

/** Touch height without a higher heading: the card keeps one padding. */
const CHANGE = '-my-2.5 inline-flex min-h-11 items-center text-sm';

function Part({ title, lines, changeAt, children }: PartProps) {
  return (
    <div>
      <div className="mb-1.5 flex items-center justify-between gap-4">
        <h2 className="type-minor">{title}</h2>
        <LeaveButton to={changeAt} className={CHANGE} aria-label={orderSummaryTexts.changeWhat(title)}>
          {orderSummaryTexts.change}
        </LeaveButton>
      </div>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
      {children}
    </div>
  );
}

export function SummaryParts({ order }: Pick<ShownSummary, 'order'>) {
  return (
    <Card className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <Part title={orderSummaryTexts.buyer} lines={order.buyer} changeAt="/zamowienie/dane#kupujacy" />
      <Part title={orderSummaryTexts.delivery} lines={order.delivery} changeAt="/zamowienie/dane#dostawa">
        {order.usesPoint && (
          <LeaveButton
            to="/zamowienie/punkt-odbioru?z=podsumowanie"
            className="inline-flex min-h-11 items-center text-sm"
          >
            {orderDataTexts.delivery.changePoint}
          </LeaveButton>
        )}
      </Part>
      <Part title={orderSummaryTexts.payment} lines={order.payment} changeAt="/zamowienie/dane#platnosc" />
      <Part title={orderSummaryTexts.document} lines={order.document} changeAt="/zamowienie/dane#dokument" />
      {order.invoice.length > 0 && (
        <Part title={orderSummaryTexts.invoice} lines={order.invoice} changeAt="/zamowienie/dane#kupujacy" />
      )}
    </Card>
  );
}

export function SummaryLines({ order }: Pick<ShownSummary, 'order'>) {
  return (
    <Card>
      <div className="mb-1.5 flex items-center justify-between gap-4">
        <h2 className="type-minor">{orderSummaryTexts.products}</h2>
        <LeaveButton
          to="/koszyk"
          className={CHANGE}
          aria-label={orderSummaryTexts.changeWhat(orderSummaryTexts.products)}
        >
          {orderSummaryTexts.change}
        </LeaveButton>
      </div>
      {/* The last row ends with the padding of the card. */}
      <ul className="-mb-3 divide-y divide-line">
        {order.lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <LineThumbnail line={line} size={64} />
            <div className="min-w-0 flex-1 basis-16">
              <p className="font-medium">{line.name}</p>
              <ul className="figures text-sm text-ink-soft">
                <DetailItems details={line.details} />
              </ul>
            </div>
            <p className="figures ml-auto shrink-0 font-semibold">{line.worth}</p>
          </li>
        ))}
        {order.gift && (
          <li className="flex items-center justify-between gap-4 py-3">
            <span className="font-medium">{order.gift}</span>
            <span className="text-sm text-ok">{orderSummaryTexts.gift}</span>
          </li>
        )}
      </ul>
    </Card>
  );
}
