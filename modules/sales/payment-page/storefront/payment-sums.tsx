import { OrderedNames } from '#modules/sales/orders/storefront/own-order/order-marks.tsx';
import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Card } from '#platform/ui/card.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import type { ShownPayment } from './load.server.ts';

/** How many ordered lines the payment screen names. */
export const MAX_SHOWN_LINES = 4;

export function PaymentSums({ payment }: { payment: ShownPayment }) {
  const { money, delivery, orderLink, settled, lines } = payment;
  return (
    <Card>
      {!settled && (
        <OrderedNames
          shown={lines.slice(0, MAX_SHOWN_LINES)}
          more={Math.max(0, lines.length - MAX_SHOWN_LINES)}
          className="mb-4 border-b border-line pb-4"
        />
      )}
      <SumRows money={money} inParts />
      {!settled && delivery.length > 0 && (
        <div className="mt-4 border-t border-line pt-4">
          <h2 className="type-minor">{paymentTexts.delivery}</h2>
          {delivery.map((line) => (
            <p key={line} className="wrap-anywhere">
              {line}
            </p>
          ))}
        </div>
      )}
      {!settled && (
        <ButtonLink to={orderLink} look="secondary" wide className="mt-5">
          {paymentTexts.order}
        </ButtonLink>
      )}
    </Card>
  );
}

const PAID = 'font-semibold';

interface SumRowsProps {
  money: ShownPayment['money'];
  /** The lines are shown with prices: their sum needs the other parts. */
  inParts?: boolean;
  className?: string;
}

/** The total, what is paid or refunded, and the rest. */
export function SumRows({ money, inParts = false, className }: SumRowsProps) {
  const parts = inParts ? money.parts : [];
  // Nothing is paid or refunded yet: one sum is enough.
  const saysOnce = money.open && money.left === money.total;
  const apart = saysOnce && parts.length === 0 ? '' : 'border-t border-line pt-3';
  const rows = [
    { name: paymentTexts.total, value: saysOnce ? null : money.total },
    { name: paymentTexts.givenUp, value: money.givenUp },
    { name: paymentTexts.paid, value: money.paid },
    { name: paymentTexts.refunded, value: money.refunded },
  ];
  return (
    <dl className={classNames('figures grid grid-cols-[1fr_auto] gap-y-2', className)}>
      {parts.map(({ name, amount }) => (
        <div key={name} className="contents text-ink-soft">
          <dt>{name}</dt>
          <dd className="text-right">{amount}</dd>
        </div>
      ))}
      {rows.map(
        ({ name, value }) =>
          value && (
            <div key={name} className="contents">
              <dt className={name === paymentTexts.paid ? PAID : undefined}>{name}</dt>
              <dd className={classNames('text-right', name === paymentTexts.paid && PAID)}>{value}</dd>
            </div>
          ),
      )}
      {money.open && (
        <>
          <dt className={classNames('font-semibold', apart)}>{paymentTexts.toPay}</dt>
          <dd className={classNames('text-right font-display text-2xl font-bold', apart)}>{money.left}</dd>
        </>
      )}
    </dl>
  );
}
