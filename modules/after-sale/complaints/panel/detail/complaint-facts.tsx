import { Facts, SentFiles } from '#modules/after-sale/claims/panel/claim-part.tsx';
import { ClockBadge } from '#modules/after-sale/claims/panel/clock-badge.tsx';
import { EventList } from '#modules/after-sale/claims/panel/event-list.tsx';
import * as shared from '#modules/after-sale/claims/texts/panel.ts';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { PanelTime } from '#platform/panel-ui/panel-time.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { longDay } from '#platform/time/rules/date-format.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { Link } from '#platform/ui/link.tsx';
import { buyPlaces } from '../../texts/add.ts';
import * as texts from '../../texts/panel.ts';
import type { ShownComplaint } from './load.server.ts';

export function ComplaintGoods({ complaint: { lines } }: { complaint: ShownComplaint }) {
  return (
    <Section title={texts.goods}>
      <ul className="grid gap-4">
        {lines.map(({ id, name, details, quantity, description, files, ...unit }) => (
          <li key={id}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>{[name, details].filter(Boolean).join(', ')}</span>
              <span className="figures whitespace-nowrap">{quantityWithUnit(quantity, unit)}</span>
            </p>
            <p className="mt-1 whitespace-pre-line break-words text-ink-soft">„{description}”</p>
            <SentFiles files={files} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function ComplaintThread({ complaint: { messages } }: { complaint: ShownComplaint }) {
  return (
    <Section title={texts.thread}>
      {messages.length === 0 && <p className="text-ink-soft">{texts.empty}</p>}
      <ol className="grid gap-3">
        {messages.map(({ id, author, text, at, files }) => (
          <li
            key={id}
            className={classNames(
              'rounded-md p-3',
              author === 'shop' ? 'bg-brand-soft md:ml-10' : 'bg-surface-2 md:mr-10',
            )}
          >
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <strong>{texts.authors[author]}</strong>
              <PanelTime at={at} />
            </p>
            <p className="mt-1 whitespace-pre-line break-words">{text}</p>
            <SentFiles files={files} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function ComplaintSide({ complaint }: { complaint: ShownComplaint }) {
  const { orderNumber, email, phone, purchase, timeline } = complaint;
  return (
    <>
      <Section title={texts.contact}>
        <Facts
          facts={[
            { name: shared.columns.clock, value: <ClockBadge clock={complaint.clock} /> },
            {
              name: shared.columns.order,
              value: orderNumber ? (
                <Link to={`/zaplecze/zamowienia/${orderNumber}`} className="underline">
                  {orderNumber}
                </Link>
              ) : (
                shared.noOrder
              ),
            },
            { name: shared.columns.client, value: email },
            { name: texts.phone, value: phone },
          ]}
        />
      </Section>
      {purchase && (
        <Section title={texts.purchase.title}>
          <Facts
            facts={[
              { name: texts.purchase.boughtOn, value: longDay(purchase.boughtOn) },
              {
                name: texts.purchase.place,
                value: [buyPlaces[purchase.buyPlace], purchase.buyPlaceDetails].filter(Boolean).join(': '),
              },
              { name: texts.purchase.serial, value: purchase.serialNumber },
              { name: texts.purchase.account, value: purchase.bankAccount },
            ]}
          />
        </Section>
      )}
      <EventList events={timeline.map((event) => ({ at: event.at, text: texts.event(event) })).toReversed()} />
    </>
  );
}
