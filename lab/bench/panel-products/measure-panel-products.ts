import { STAFF_COOKIE } from '#modules/back-office/staff/server/index.ts';
import { MISSING } from '#modules/catalogue/product-admin/rules/product-filter.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { openShop } from '#server/shop/open-shop.ts';
import { startShop } from '#tools/shop-process/start-shop.ts';
import { type Latency, measureLatency } from '../measure-latency.ts';
import { type BulkFigures, measureBulk, reportBulk } from './measure-bulk.ts';

export interface PanelProductFigures {
  products: number;
  screens: { screen: string; latency: Latency }[];
  bulk: BulkFigures;
}

const SECONDS = 8;
/** The list answers whoever works in it within this, in milliseconds. */
const BAR = 100;
const FIRST = 30;
const LIST = '/zaplecze/produkty';
const log = { info() {}, warn: (_details: object, message: string) => console.error(message), error() {} };

/** The list of products as the staff ask for it: as it is, searched, sorted, and by what is missing. */
const SCREENS: Record<string, string> = {
  'the list': LIST,
  'a search by words': `${LIST}?q=namiot`,
  'a search by the start of a code': `${LIST}?q=POL-0001`,
  'sorted by name': `${LIST}?sort=name`,
  'out of stock': `${LIST}?stan=sold-out`,
  hidden: `${LIST}?widocznosc=hidden`,
  ...Object.fromEntries(MISSING.map((one) => [`without ${one}`, `${LIST}?brak=${one}`])),
};

export async function measurePanelProducts(databaseUrl: string, dataDir: string): Promise<PanelProductFigures> {
  const { close, ...shop } = await openShop({ databaseUrl, dataDir, log });
  const { rows } = await shop.pool.query<{ count: number }>('select count(*)::int as count from products');
  const token = await addSession(shop, await addStaff(shop, 'owner'));
  const { address, stop } = await startShop({ dataDir, databaseUrl });
  try {
    const headers = { cookie: `${STAFF_COOKIE}=${token}`, accept: 'text/html' };
    const list = () => ({ url: address + LIST, headers });
    // The first pages of a process are slow for everybody: they are distinguished, so that no other screen has to answer for them.
    const screens = [
      { screen: `the first ${FIRST} pages of a start`, latency: await measureLatency(list, SECONDS, FIRST) },
    ];
    for (const [screen, path] of Object.entries(SCREENS)) {
      const call = () => ({ url: address + path, headers });
      await measureLatency(call, SECONDS, 2);
      screens.push({ screen, latency: await measureLatency(call, SECONDS, 100) });
    }
    return { products: rows[0]?.count ?? 0, screens, bulk: await measureBulk(shop) };
  } finally {
    await stop();
    await close();
  }
}

export function reportPanelProducts({ products, screens, bulk }: PanelProductFigures): string[] {
  return [
    `The panel's list of ${products.toLocaleString('en')} products`,
    ...screens.map(({ screen, latency: { p50, p95, count } }) => {
      const verdict = p95 <= BAR ? 'met' : 'MISSED';
      return `  ${screen.padEnd(34)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${count})  p95 ${BAR} ms: ${verdict}`;
    }),
    ...reportBulk(bulk),
  ];
}
