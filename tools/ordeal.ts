import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { showProgress } from './build/progress.ts';
import { buildIfStale } from './build.ts';
import { runOrdeal } from './ordeal/run-ordeal.ts';
import { startShop } from './shop-process/start-shop.ts';
import { parseCommandLine, refuseCommand } from './start/command-line.ts';

const usage = 'npm run ordeal -- [--orders 500]';
const { values } = parseCommandLine({
  usage,
  about: [
    'Kills shop and PostgreSQL while orders are placed in a demo shop of its own, and counts what became of them.',
    '--orders  how many are placed',
    'Exit code 1 when an order was lost, doubled or half.',
  ],
  options: { orders: { type: 'string', default: '500' } },
});
const orders = Number(values.orders);
if (!Number.isInteger(orders) || orders < 1) refuseCommand('--orders takes a whole number', usage);

await buildIfStale();
const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-ordeal-'));
try {
  const filled = showProgress('Filling a demo shop');
  await (await startShop({ dataDir, env: { DATABASE_URL: '' } })).stop();
  filled();
  const longestMs = 120_000 + orders * 1000;
  const result = await runOrdeal({ dataDir, orders, buyers: 6, calmMs: 5000, longestMs });
  const { acknowledged, kills, seconds, faults } = result;
  console.log(
    `${acknowledged} of ${orders} orders acknowledged in ${Math.round(seconds)} s, ${result.orders} in the database`,
  );
  console.log(`kill -9: the shop ${kills.shop} times, PostgreSQL ${kills.database} times`);
  console.log(faults.length === 0 ? 'None lost, none doubled, none half.' : faults.join('\n'));
  process.exitCode = faults.length === 0 && acknowledged === orders ? 0 : 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
