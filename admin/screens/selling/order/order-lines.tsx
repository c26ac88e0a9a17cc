import { Section } from '#admin/ui/section.tsx';
import { Table } from '#app/ui/table.tsx';
import * as texts from '#texts/panel/selling-order.ts';
import type { OrderScreen } from './load.server.ts';

export function OrderLines({ lines }: { lines: OrderScreen['lines'] }) {
  return (
    <Section title={texts.lines.title}>
      <Table caption={texts.lines.title}>
        <thead>
          <tr>
            <th scope="col">{texts.lines.name}</th>
            <th scope="col">{texts.lines.quantity}</th>
            <th scope="col">{texts.lines.price}</th>
            <th scope="col">{texts.lines.worth}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ lineId, productId, name, code, remarks, quantity, price, worth }) => (
            <tr key={lineId}>
              <td className="min-w-44">
                <a href={`/produkt/${productId}`}>{name}</a>
                {[code, ...remarks].filter(Boolean).map((remark) => (
                  <span key={remark} className="block text-ink-soft text-sm">
                    {remark}
                  </span>
                ))}
              </td>
              <td className="whitespace-nowrap">{quantity}</td>
              <td className="whitespace-nowrap">{price}</td>
              <td className="whitespace-nowrap">{worth}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
