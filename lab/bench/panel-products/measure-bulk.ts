import { setTimeout as wait } from 'node:timers/promises';
import { EVERY_PRODUCT } from '#modules/catalogue/product-admin/rules/product-filter.ts';
import { listBulk, startBulk, undoBulk } from '#modules/catalogue/product-admin/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

export interface BulkFigures {
  products: number;
  raised: BulkPass;
  undone: BulkPass & { kept: number };
  /** Every price is again what it was. */
  same: boolean;
}

interface BulkPass {
  seconds: number;
  /** How many places of the work somebody who watches saw. */
  places: number;
}

const PRODUCTS = 10_000;

/** Prices raised by 3 % and taken back, as the panel does it: by the job of a running shop, watched until it is over. */
export async function measureBulk(shop: Shop): Promise<BulkFigures> {
  const { rows } = await shop.pool.query<{ id: number }>('select id from products order by id limit $1', [PRODUCTS]);
  const ids = rows.map(({ id }) => id);
  const before = await sumPrices(shop, ids);
  const target = { filter: EVERY_PRODUCT, ids };
  const started = await startBulk(shop, target, { kind: 'price-percent', value: '3', rounding: 'none' });
  if (!started.ok) throw new Error(`The change was refused: ${started.error}`);
  const raised = await watch(shop, 'done');
  if ((await sumPrices(shop, ids)) === before) throw new Error('No price was raised');
  if (!(await undoBulk(shop, started.id))) throw new Error('The change could not be taken back');
  const undone = await watch(shop, 'undone');
  return { products: ids.length, raised, undone, same: (await sumPrices(shop, ids)) === before };
}

async function watch(shop: Shop, end: 'done' | 'undone') {
  const from = performance.now();
  const seen = new Set<number>();
  for (;;) {
    const [last] = await listBulk(shop, 1);
    if (last) seen.add(last.done);
    const seconds = (performance.now() - from) / 1000;
    if (last?.state === end) return { seconds, places: seen.size, kept: last.kept };
    if (seconds > 600) throw new Error(`The change stands at ${last?.done} of ${last?.total}`);
    await wait(100);
  }
}

/** Differs as soon as one price does. */
async function sumPrices({ pool }: Shop, ids: number[]): Promise<string> {
  const { rows } = await pool.query<{ sum: string }>(
    "select md5(string_agg(id || ':' || price, ',' order by id)) as sum from sizes where product_id = any($1)",
    [ids],
  );
  return rows[0]?.sum ?? '';
}

export function reportBulk({ products, raised, undone, same }: BulkFigures): string[] {
  const said = ({ seconds, places }: BulkPass) => `${seconds.toFixed(1)} s, seen at ${places} places on the way`;
  return [
    `Prices of ${products.toLocaleString('en')} products raised by 3 %: ${said(raised)}`,
    `  taken back: ${said(undone)}; ${same && undone.kept === 0 ? 'every price is what it was' : 'PRICES DIFFER'}`,
  ];
}
