import { Section } from '#platform/panel-ui/section.tsx';
import * as texts from '../../texts/panel-order.ts';
import type { OrderScreen } from './load.server.ts';

export function OrderPeople({ order }: { order: OrderScreen }) {
  const { email, phone, addressLines, delivery, document, remarks } = order;
  return (
    <Section plain title={texts.people.title}>
      <h3>{texts.people.contact}</h3>
      <p>
        <a href={`mailto:${email}`} className="break-all">
          {email}
        </a>
      </p>
      {phone && (
        <p>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </p>
      )}
      <Lines title={texts.people.way} lines={delivery.lines} />
      {delivery.trackingNumber && (
        <p>
          {delivery.trackingLink ? (
            <a href={delivery.trackingLink}>{texts.people.parcel(delivery.trackingNumber)}</a>
          ) : (
            texts.people.parcel(delivery.trackingNumber)
          )}
        </p>
      )}
      <Lines title={texts.people.delivery} lines={addressLines.delivery} />
      <Lines title={texts.people.billing} lines={addressLines.billing} />
      <Lines title={texts.people.invoice} lines={addressLines.invoice} />
      <Lines title={texts.people.document} lines={[document]} />
      <Lines title={texts.people.remarks} lines={remarks} />
    </Section>
  );
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="mt-3">{title}</h3>
      {lines.map((line) => (
        <p key={line} className="whitespace-pre-wrap break-words">
          {line}
        </p>
      ))}
    </>
  );
}
