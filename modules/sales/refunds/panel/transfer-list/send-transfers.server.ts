import { CSV_MARK, csvLine } from '#platform/csv/rules/write-csv.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { listToPayByHand } from '../../server/index.ts';
import * as texts from '../../texts/panel.ts';

export async function sendTransfers(shop: Shop): Promise<Response> {
  const rows = await listToPayByHand(shop);
  const lines = rows.map(({ number, name, email, account, note, amount }) =>
    csvLine([account || texts.noAccount, name, { grosze: amount }, texts.transfer(number), number, email, note]),
  );
  return new Response(CSV_MARK + csvLine(texts.csv.columns) + lines.join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${texts.csv.file}.csv"`,
    },
  });
}
