import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { averageOrder } from '#modules/sales/reports/rules/sales-figures.ts';
import { CSV_MARK, type CsvAmount, csvLine } from '#platform/csv/rules/write-csv.ts';
import type { NumbersFigures } from '../../rules/numbers-figures.ts';
import { columns, file, vitals as vitalTexts } from '../../texts/panel.ts';
import type { DescribedVitals } from '../describe-vitals.server.ts';
import { findNumbers, findVitals } from '../load.server.ts';

const NAMES = [columns.orders, columns.sales, columns.average, columns.returns, columns.baskets];

/** The bars of a period, then the web vitals. */
export async function sendNumbers(context: Readonly<RouterContextProvider>, request: Request): Promise<Response> {
  const shop = staffShop(context);
  const { period, bars } = await findNumbers(shop, request);
  const lines = bars.map(({ start, now, before }) => csvLine([start, ...cellsOf(now), ...cellsOf(before)]));
  const csv =
    CSV_MARK +
    csvLine([columns.start, ...NAMES, ...NAMES.map(columns.before)]) +
    lines.join('') +
    vitalLines(await findVitals(shop, period));
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

/** A second table after an empty line; empty without measurements. */
function vitalLines(rows: DescribedVitals): string {
  if (rows.length === 0) return '';
  const { page, columns: names, names: vitalNames, ratings } = vitalTexts;
  const head = [names.vital, names.value, names.rating, names.count, columns.before(names.value)];
  const lines = rows.flatMap((row) =>
    row.cells.map(({ vital, value, before, rating, count }) =>
      csvLine([
        row.name,
        vitalNames[vital],
        plainNumber(value),
        rating === null ? '' : ratings[rating],
        String(count),
        plainNumber(before),
      ]),
    ),
  );
  return `\r\n${csvLine([page, ...head])}${lines.join('')}`;
}

const plainNumber = (value: number | null) =>
  value === null ? '' : String(Math.round(value * 1000) / 1000).replace('.', ',');
