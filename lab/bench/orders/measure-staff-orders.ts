import { STAFF_COOKIE } from '#modules/back-office/staff/server/index.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { openShop } from '#server/shop/open-shop.ts';
import { startShop } from '#tools/shop-process/start-shop.ts';
import { type FeedFigures, readToEnd } from '../measure-feeds.ts';
import { type Latency, measureLatency } from '../measure-latency.ts';

export interface StaffOrderFigures {
  orders: number;
  screens: { what: string; latency: Latency }[];
  file: FeedFigures;
}

const SECONDS = 6;
const LIST = '/zaplecze/zamowienia';

/** What the staff ask the list of orders for; `n` makes every question another one. */
const QUESTIONS: { what: string; query: (n: number) => string }[] = [
  // The first pages of a process are slow for everybody: they are distinguished, so that no other question has to answer for them.
  { what: 'the first pages of a start', query: () => '' },
  { what: 'list, newest first', query: () => '' },
  { what: 'list, highest sum first', query: () => '?sort=highest' },
  { what: 'search by name', query: (n) => `?q=${encodeURIComponent(`Żółkiewska${(n * 7) % 500}`)}` },
  { what: 'search by number', query: (n) => `?q=${40_000_000 + ((n * 7919) % 100_000)}` },
  { what: 'search by product', query: (n) => `?q=${['koszulka', 'namiot', 'kubek', 'buty'][n % 4]}` },
  { what: 'search by e-mail', query: (n) => `?q=klient${(n * 7919) % 100_000}%40example.pl` },
  { what: 'search by phone', query: (n) => `?q=${encodeURIComponent(phoneOf((n * 7919) % 100_000))}` },
  { what: 'search by parcel', query: (n) => `?q=PL${1 + ((n * 7919) % 100_000)}` },
  { what: 'filter by state', query: (n) => `?state=${['packing', 'delivered', 'new', 'returned'][n % 4]}` },
  { what: 'filter by money', query: (n) => `?money=${['unpaid', 'pay-back', 'to-pack'][n % 3]}` },
  { what: 'filter by courier and days', query: (n) => `?courier=${1 + (n % 4)}&from=2025-03-01&to=2026-09-30` },
];

/** As somebody reads it out. */
function phoneOf(n: number): string {
  return `+48 ${String(500_000_000 + n).replace(/(\d{3})(?=\d)/g, '$1 ')}`;
}

/** The list of orders as whole pages over HTTP, one after the other, and the file for the accountant read to its end. */
export async function measureStaffOrders(
  databaseUrl: string,
  dataDir: string,
  orders: number,
): Promise<StaffOrderFigures> {
  const headers = { Cookie: `${STAFF_COOKIE}=${await comeIn(databaseUrl)}` };
  const shop = await startShop({ dataDir, databaseUrl });
  try {
    const screens: StaffOrderFigures['screens'] = [];
    for (const { what, query } of QUESTIONS) {
      let asked = 0;
      const next = () => ({ url: `${shop.address}${LIST}${query(asked++)}`, headers });
      screens.push({ what, latency: await measureLatency(next, SECONDS, what.startsWith('the first') ? 30 : 200) });
    }
    const path = `${LIST}/pliki/eksport.csv`;
    const file = await readToEnd(shop, { name: 'eksport.csv', path, mark: '\r\n', end: '', headers });
    return { orders, screens, file };
  } finally {
    await shop.stop();
  }
}

async function comeIn(databaseUrl: string): Promise<string> {
  const quiet = { info() {}, warn() {}, error() {} };
  const { close, ...shop } = await openShop({ databaseUrl, log: quiet, poolSize: 2, demo: true });
  try {
    return await addSession(shop, await addStaff(shop, 'owner'));
  } finally {
    await close();
  }
}
