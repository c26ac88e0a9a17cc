import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import { Card } from '#platform/ui/card.tsx';
import { Table } from '#platform/ui/table.tsx';
import type { ShownOrder } from './load.server.ts';

export function OrderSums({ order: { sums, total, givenUp, paid, refunded, left, rates } }: { order: ShownOrder }) {
  return (
    <Card>
      <dl className="figures grid grid-cols-[1fr_auto] gap-y-2">
        {sums.map(({ name, amount }) => (
          <Row key={name} name={name} amount={amount} />
        ))}
        {/* One sum is enough while nothing is paid. */}
        {left !== total && <Row name={ordersTexts.total} amount={total} strong />}
        {givenUp && <Row name={ordersTexts.givenUp} amount={givenUp} />}
        {paid && <Row name={ordersTexts.paid} amount={paid} />}
        {refunded && <Row name={ordersTexts.refunded} amount={refunded} />}
        {left && <Row name={ordersTexts.left} amount={left} strong />}
      </dl>
      <Table
        plain
        caption={ordersTexts.vat}
        className="mt-4 border-t border-line pt-3 text-xs text-ink-soft [&_td]:border-0! [&_td]:py-0.5! [&_th]:border-0! [&_th]:py-0.5! [&_th]:font-normal!"
      >
        <thead>
          <tr>
            <th scope="col">{ordersTexts.rate}</th>
            <th scope="col">{ordersTexts.net}</th>
            <th scope="col">{ordersTexts.tax}</th>
            <th scope="col">{ordersTexts.gross}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ rate, net, vat, gross }) => (
            <tr key={rate}>
              <th scope="row">{rate}</th>
              <td>{net}</td>
              <td>{vat}</td>
              <td>{gross}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function Row({ name, amount, strong }: { name: string; amount: string; strong?: boolean }) {
  return (
    <>
      <dt className={strong ? 'font-semibold' : undefined}>{name}</dt>
      <dd className={strong ? 'text-right font-semibold' : 'text-right'}>{amount}</dd>
    </>
  );
}
