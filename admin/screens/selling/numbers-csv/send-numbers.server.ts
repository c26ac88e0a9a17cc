import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#admin/staff.server.ts';
import { type CsvAmount, csvLine } from '#rules/platform/csv/write-csv.ts';
import type { NumbersFigures } from '#rules/selling/orders/numbers-figures.ts';
import { averageOrder } from '#rules/selling/orders/sales-figures.ts';
import { columns, file } from '#texts/panel/selling-numbers.ts';
import { findNumbers } from '../numbers/load.server.ts';

/** Spreadsheets read UTF-8 only when told so. */
const MARK = '\u{FEFF}';
const NAMES = [columns.orders, columns.sales, columns.average, columns.returns, columns.baskets];

/** The bars of a period as a table for a spreadsheet: plain numbers, days as it reads them. */
export async function sendNumbers(context: Readonly<RouterContextProvider>, request: Request): Promise<Response> {
  const { period, bars } = await findNumbers(staffShop(context), request);
  const lines = bars.map(({ start, now, before }) => csvLine([start, ...cellsOf(now), ...cellsOf(before)]));
  const csv = MARK + csvLine([columns.start, ...NAMES, ...NAMES.map(columns.before)]) + lines.join('');
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file(period.from, period.to)}.csv"`,
    },
  });
}

function cellsOf(figures: NumbersFigures): (string | CsvAmount)[] {
  const average = averageOrder(figures);
  return [
    String(figures.orders),
    { grosze: figures.sales },
    average === null ? '' : { grosze: average },
    String(figures.returns),
    String(figures.baskets),
  ];
}
