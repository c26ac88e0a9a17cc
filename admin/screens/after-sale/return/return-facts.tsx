import { Section } from '#admin/ui/section.tsx';
import { Link } from '#app/ui/link.tsx';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { types as methods } from '#texts/after-sale/returns-method.ts';
import { reasons } from '#texts/after-sale/returns-products.ts';
import { ways } from '#texts/after-sale/returns-refund.ts';
import * as shared from '#texts/panel/after-sale.ts';
import * as texts from '#texts/panel/after-sale-returns.ts';
import { quantityWithUnit } from '#texts/platform/units.ts';
import { ClockBadge } from '../parts/clock-badge.tsx';
import { EventList } from '../parts/event-list.tsx';
import { Facts, SentFiles } from '../parts/one-thing.tsx';
import type { ShownReturn } from './load.server.ts';

export function ReturnGoods({ filed: { lines, photos } }: { filed: ShownReturn }) {
  return (
    <Section title={texts.goods}>
      <ul className="grid gap-3">
        {lines.map(({ lineId, name, versionName, sizeName, quantity, accepted, restocked, comment, ...unit }) => (
          <li key={lineId} className="flex flex-wrap justify-between gap-x-4">
            <div className="min-w-0">
              <p>{[name, versionName, sizeName].filter(Boolean).join(', ')}</p>
              {comment && <p className="break-words text-ink-soft">„{comment}”</p>}
            </div>
            <p className="figures whitespace-nowrap">
              {quantityWithUnit(quantity, unit)}
              {accepted !== null && (
                <span className="block text-ink-soft">
                  {texts.taken}: {quantityWithUnit(accepted, unit)}
                  {restocked !== null && `, ${texts.restocked.toLowerCase()}: ${quantityWithUnit(restocked, unit)}`}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      {photos.length > 0 && (
        <div>
          <h3>{shared.photos}</h3>
          <SentFiles files={photos} />
        </div>
      )}
    </Section>
  );
}

export function ReturnSide({ filed }: { filed: ShownReturn }) {
  const { orderNumber, email, state, amount, reason, method, refundWay, bankAccount, refundNote, delivery } = filed;
  const reasonText = Object.entries(reasons).find(([code]) => code === reason)?.[1] ?? '';
  return (
    <>
      <Section title={shared.order(orderNumber)}>
        <Facts
          facts={[
            { name: shared.columns.clock, value: <ClockBadge clock={filed.clock} /> },
            {
              name: shared.columns.order,
              value: (
                <Link to={`/zaplecze/zamowienia/${orderNumber}`} className="underline">
                  {orderNumber}
                </Link>
              ),
            },
            { name: texts.facts.email, value: email },
            {
              name: texts.facts.withdrawn,
              value: filed.withdrawalCode && (
                <Link to={`/zaplecze/odstapienia/${filed.withdrawalCode}`} className="underline">
                  {texts.facts.byLaw} {filed.withdrawalCode}
                </Link>
              ),
            },
            { name: texts.facts.reason, value: reasonText },
            { name: texts.facts.method, value: method ? methods[method].name : '' },
            { name: texts.facts.deliveryCost, value: delivery?.cost ? formatMoney(delivery.cost) : '' },
            { name: texts.facts.way, value: refundWay ? ways[refundWay].name : '' },
            { name: texts.facts.account, value: bankAccount },
            { name: texts.facts.note, value: refundNote },
            { name: state === 'refunded' ? texts.facts.paidBack : texts.facts.amount, value: formatMoney(amount) },
          ]}
        />
      </Section>
      <EventList
        events={filed.events.map(({ at, kind, note }) => ({ at, text: texts.events[kind], note })).toReversed()}
      />
    </>
  );
}
