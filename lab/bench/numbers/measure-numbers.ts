import { STAFF_COOKIE } from '#modules/back-office/staff/server/index.ts';
import { sumSales } from '#modules/sales/reports/server/index.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { withClient } from '#platform/testing/with-client.ts';
import { openShop } from '#server/shop/open-shop.ts';
import { startShop } from '#tools/shop-process/start-shop.ts';
import { type Latency, measureLatency } from '../measure-latency.ts';
import { CUSTOMERS, fillOrders, ORDERS } from './fill-orders.ts';

export interface NumbersFigures {
  fillSeconds: number;
  screens: { screen: string; latency: Latency }[];
}

const SECONDS = 8;
/** The panel answers whoever works in it within this, in milliseconds. */
const BAR = 300;
const log = { info() {}, warn: (_details: object, message: string) => console.error(message), error() {} };

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

/** Screens that count and search what a large shop has gathered, as the owner opens them. */
const SCREENS = {
  'overview with its chart': '/zaplecze/pulpit',
  'numbers of 30 days': '/zaplecze/liczby',
  'numbers of a year by week': `/zaplecze/liczby?od=${day(364)}&po=week`,
  'numbers of two years by month': `/zaplecze/liczby?od=${day(720)}&po=month`,
  customers: '/zaplecze/klienci',
  'a customer by phone': '/zaplecze/klienci?q=500077777',
  'a customer by name': '/zaplecze/klienci?q=anna+nowak77',
  'a customer by number of an order': '/zaplecze/klienci?q=B777777',
  'one customer': `/zaplecze/klienci/${CUSTOMERS / 2}`,
};

export async function measureNumbers(databaseUrl: string, dataDir: string): Promise<NumbersFigures> {
  const begun = performance.now();
  await withClient(databaseUrl, fillOrders);
  const { close, ...shop } = await openShop({ databaseUrl, dataDir, log });
  await sumSales(shop);
  await shop.pool.query('vacuum analyze');
  const fillSeconds = (performance.now() - begun) / 1000;
  const token = await addSession(shop, await addStaff(shop, 'owner'));
  await close();
  const { address, stop } = await startShop({ dataDir, databaseUrl, env: { WITRYNA_DEMO: '0' } });
  try {
    const headers = { cookie: `${STAFF_COOKIE}=${token}`, accept: 'text/html' };
    const screens: NumbersFigures['screens'] = [];
    for (const [screen, path] of Object.entries(SCREENS)) {
      const call = () => ({ url: address + path, headers });
      await measureLatency(call, SECONDS, 2);
      screens.push({ screen, latency: await measureLatency(call, SECONDS, 100) });
    }
    return { fillSeconds, screens };
  } finally {
    await stop();
  }
}

export function reportNumbers({ fillSeconds, screens }: NumbersFigures): string[] {
  return [
    `${ORDERS.toLocaleString('en')} orders, ${CUSTOMERS.toLocaleString('en')} customers, filled in ${fillSeconds.toFixed(0)} s`,
    ...screens.map(({ screen, latency: { p50, p95, count } }) => {
      const verdict = p95 <= BAR ? 'met' : 'MISSED';
      return `  ${screen.padEnd(34)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${count})  p95 ${BAR} ms: ${verdict}`;
    }),
  ];
}
