import { formatMoney } from '#platform/money/rules/format-money.ts';
import { Section } from '#platform/panel-ui/section.tsx';
import { shortMoment } from '#platform/time/rules/date-format.ts';
import { Disclosure } from '#platform/ui/disclosure.tsx';
import { Table } from '#platform/ui/table.tsx';
import { sections, history as texts } from '../../texts/panel-product.ts';
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
