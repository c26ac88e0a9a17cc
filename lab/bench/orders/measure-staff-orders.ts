import { STAFF_COOKIE } from '#modules/back-office/staff/server/index.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { openShop } from '#server/shop/open-shop.ts';
import { startShop } from '#tools/shop-process/start-shop.ts';
import { type Latency, measureLatency } from '../measure-latency.ts';

export interface StaffOrderFigures {
  orders: number;
  screens: { what: string; latency: Latency }[];
}

/** O.12: p95 of a page of the list, for any number of orders. */
const BAR_MS = 150;
const SECONDS = 6;
const LIST = '/zaplecze/zamowienia';

/** Searches and filters of the list of orders; `n` makes every request different. */
const REQUESTS: { what: string; query: (n: number) => string }[] = [
  // The first pages of a process are slow: they are reported on their own, so that they do not distort another row.
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

/** In groups of three digits. */
function phoneOf(n: number): string {
  return `+48 ${String(500_000_000 + n).replace(/(\d{3})(?=\d)/g, '$1 ')}`;
}

/** The list of orders as complete pages over HTTP, one after the other. */
export async function measureStaffOrders(
  databaseUrl: string,
  dataDir: string,
  orders: number,
): Promise<StaffOrderFigures> {
  const headers = { Cookie: `${STAFF_COOKIE}=${await signIn(databaseUrl)}` };
  const shop = await startShop({ dataDir, databaseUrl });
  try {
    const screens: StaffOrderFigures['screens'] = [];
    for (const { what, query } of REQUESTS) {
      let requests = 0;
      const next = () => ({ url: `${shop.address}${LIST}${query(requests++)}`, headers });
      screens.push({ what, latency: await measureLatency(next, SECONDS, what.startsWith('the first') ? 30 : 200) });
    }
    return { orders, screens };
  } finally {
    await shop.stop();
  }
}

async function signIn(databaseUrl: string): Promise<string> {
  const quiet = { info() {}, warn() {}, error() {} };
  const { close, ...shop } = await openShop({ databaseUrl, log: quiet, poolSize: 2, demo: true });
  try {
    return await addSession(shop, await addStaff(shop, 'owner'));
  } finally {
    await close();
  }
}

export function reportStaffOrders({ orders, screens }: StaffOrderFigures): string[] {
  return [
    `The list of ${orders.toLocaleString('en')} orders in the panel, complete pages`,
    ...screens.map(({ what, latency: { p50, p95, count } }) => {
      const value = `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${count})`;
      return `  ${what.padEnd(34)} ${value.padEnd(44)} p95 ${BAR_MS} ms: ${p95 <= BAR_MS ? 'met' : 'MISSED'}`;
    }),
  ];
}
