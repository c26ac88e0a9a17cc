import { Section } from '#admin/ui/section.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Table } from '#app/ui/table.tsx';
import { shortMoment } from '#rules/platform/dates/date-format.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { sections, history as texts } from '#texts/panel/catalogue-product.ts';
import type { EditedProduct } from './load.server.ts';

/** Every price a size had, newest first: what the lowest price of 30 days is read from. */
export function PriceHistory({ product: { sizes, histories } }: { product: EditedProduct }) {
  return (
    <Section id="historia" title={sections.historia} plain>
      {sizes.map(({ id, name }) => (
        <Disclosure key={id} title={name} open={sizes.length === 1}>
          <Table caption={`${sections.historia}: ${name}`} className="max-w-96">
            <thead>
              <tr>
                <th scope="col">{texts.since}</th>
                <th scope="col">{texts.price}</th>
              </tr>
            </thead>
            <tbody>
              {(histories[id] ?? []).toReversed().map(({ price, since }) => (
                <tr key={since}>
                  <td>{shortMoment(new Date(since))}</td>
                  <td>{formatMoney(price)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Disclosure>
      ))}
    </Section>
  );
}
