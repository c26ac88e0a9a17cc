import { Facts, SentFiles } from '#modules/after-sale/claims/panel/claim-part.tsx';
import { ClockBadge } from '#modules/after-sale/claims/panel/clock-badge.tsx';
import { EventList } from '#modules/after-sale/claims/panel/event-list.tsx';
import * as shared from '#modules/after-sale/claims/texts/panel.ts';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { refundWays } from '#modules/sales/refunds/texts/claim-refund.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { Section } from '#platform/panel-ui/section.tsx';
import { Link } from '#platform/ui/link.tsx';
import { types as methods } from '../../texts/method.ts';
import * as texts from '../../texts/panel.ts';
import { reasons } from '../../texts/products.ts';
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
            { name: texts.facts.way, value: refundWay ? refundWays[refundWay].name : '' },
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
