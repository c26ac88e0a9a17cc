import { PanelTime } from '#admin/ui/panel-time.tsx';
import { Section } from '#admin/ui/section.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link.tsx';
import { longDay } from '#rules/platform/dates/date-format.ts';
import { places } from '#texts/after-sale/complaint-add.ts';
import * as shared from '#texts/panel/after-sale.ts';
import * as texts from '#texts/panel/after-sale-complaints.ts';
import { quantityWithUnit } from '#texts/platform/units.ts';
import { ClockBadge } from '../parts/clock-badge.tsx';
import { EventList } from '../parts/event-list.tsx';
import { Facts, SentFiles } from '../parts/one-thing.tsx';
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
                value: [places[purchase.buyPlace], purchase.buyPlaceDetails].filter(Boolean).join(': '),
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
