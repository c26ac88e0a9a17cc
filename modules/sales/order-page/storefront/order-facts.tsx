import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import { Card } from '#platform/ui/card.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { ShownOrder } from './load.server.ts';

export function OrderFacts({ order: { delivery, payment, buyer, invoice, document, remarks } }: { order: ShownOrder }) {
  const facts = [
    { name: ordersTexts.delivery, lines: [delivery.name, delivery.promise, delivery.term].filter(Boolean) },
    { name: ordersTexts.tracking, lines: [delivery.trackingNumber].filter(Boolean), link: delivery.trackingLink },
    { name: ordersTexts.place, lines: delivery.place },
    { name: ordersTexts.recipient, lines: delivery.recipient },
    { name: ordersTexts.buyer, lines: buyer },
    { name: ordersTexts.invoice, lines: invoice },
    { name: ordersTexts.payment, lines: payment },
    { name: ordersTexts.document, lines: [document] },
    { name: ordersTexts.remarks, lines: remarks },
  ];
  return (
    <Card>
      <dl className="grid gap-5 sm:grid-cols-2">
        {facts
          .filter(({ lines }) => lines.length > 0)
          .map(({ name, lines, link }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              {lines.map((line) => (
                <dd key={line} className="figures wrap-anywhere text-ink-soft">
                  {link ? (
                    <TextLink to={link} external>
                      {line}
                    </TextLink>
                  ) : (
                    line
                  )}
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </Card>
  );
}
