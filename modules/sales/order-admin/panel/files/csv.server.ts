import type { RateTotals } from '#modules/sales/order-ledger/rules/order-totals.ts';
import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import { CSV_MARK, csvLine } from '#platform/csv/rules/write-csv.ts';
import { VAT_RATES } from '#platform/money/rules/vat.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { shortMoment } from '#platform/time/rules/date-format.ts';
import type { OrderFilter } from '../../rules/order-filter.ts';
import { type ExportedOrder, exportOrders } from '../../server/index.ts';
import * as texts from '../../texts/panel-list.ts';

/** Streamed from the database: memory does not grow with the number of orders. */
export function streamOrders(shop: Shop, filter: OrderFilter): ReadableStream<Uint8Array> {
  return toStream(orderLines(shop, filter));
}

async function* orderLines(shop: Shop, filter: OrderFilter): AsyncGenerator<string> {
  const rates = [...VAT_RATES.map((rate) => `${rate / 10}%`), texts.csv.otherRate];
  yield CSV_MARK + csvLine([...texts.csv.columns, ...rates.flatMap(texts.csv.rate)]);
  for await (const portion of exportOrders(shop, filter)) yield portion.map(orderLine).join('');
}

function orderLine(order: ExportedOrder): string {
  const { number, placedAt, state, document, person, taxNumber, email, courierName, total, paid, refunded, rates } =
    order;
  const known = VAT_RATES.map((rate) => rates.filter(({ vatPermille }) => vatPermille === rate));
  // Sums of other rates have their own columns, so that totals are complete.
  const others = rates.filter(({ vatPermille }) => !VAT_RATES.includes(vatPermille));
  const documents: Record<string, string> = ordersTexts.documents;
  return csvLine([
    number,
    shortMoment(placedAt),
    texts.stateOf[state],
    documents[document] ?? document,
    person,
    taxNumber,
    email,
    courierName,
    { grosze: total.net },
    { grosze: total.gross - total.net },
    { grosze: total.gross },
    { grosze: paid },
    { grosze: refunded },
    ...[...known, others].flatMap(sumCells),
  ]);
}

function sumCells(rates: readonly RateTotals[]) {
  const sum = (part: 'net' | 'vat' | 'gross') => ({ grosze: rates.reduce((all, rate) => all + rate[part], 0) });
  return [sum('net'), sum('vat'), sum('gross')];
}

function toStream(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}
