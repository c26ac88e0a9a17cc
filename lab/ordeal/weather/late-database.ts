import { setTimeout as sleep } from 'node:timers/promises';
import * as failureTexts from '#platform/page-errors/texts/failure.ts';
import { openToBuyers, PRODUCTS, sendBuyers } from '#tools/kill-test/buyers.ts';
import { checkOrders } from '#tools/kill-test/check-orders.ts';
import type { Line } from '#tools/shop-process/line.ts';
import { childrenOf } from '../soak/memory.ts';
import { notifyOthers, watchOthers } from './others.ts';
import { reportProbed, slowest, startProbe } from './probe.ts';
import type { Trial, Weather } from './trial.ts';

/** Both ways together. */
const LATE_MS = 300;
/** With ten connections a process, each held for all the answers a page waits for, more would wait for connections. */
const LATE_EVERY_MS = 250;
/** Nobody's order purges it. */
const CACHED = '/blog';
/** The second one lasts longer than the shop believes in a connection that says nothing. */
const STALLS_S = [20, 60];
/** `DATABASE_TIMEOUT`, two seconds of silence after it, five for the wait before, and three for a busy machine. */
const MAX_ANSWER_S = 15 + 2 + 5 + 3;
const MAX_RECOVERY_S = 30;
const ORDERS = 200;
const BUYERS = 2;
const MAX_MS = 300_000;

/** A database that answers late, then not at all, then again, while buyers order. */
export function tryLateDatabase(line: Line, databaseUrl: string): Trial {
  return async (weather) => {
    const { address, tell } = weather;
    await openToBuyers(databaseUrl, ORDERS * 100);
    tell(notifyOthers('before', await watchOthers(address, 10)));
    const deadline = performance.now() + MAX_MS;
    let failures = 0;
    const onFailure = () => {
      failures += 1;
    };
    const buying = sendBuyers({ addresses: [address], orders: ORDERS, buyers: BUYERS, deadline, onFailure });
    line.delay(LATE_MS / 2);
    const late = await watchOthers(address, 20, LATE_EVERY_MS);
    line.delay(0);
    tell(notifyOthers(`while every answer of the database comes ${LATE_MS} ms late`, late));
    await sleep(3000);
    let passed = late.faults.length === 0;
    for (const seconds of STALLS_S) passed = (await stallFor(seconds, line, weather)) && passed;
    const { acknowledged, check } = await buying;
    const { faults } = await checkOrders(databaseUrl, acknowledged, check);
    tell(
      `  ${acknowledged.length} of ${ORDERS} orders acknowledged meanwhile, ${failures} presses failed and were repeated; ${faults.length === 0 ? 'none lost, none doubled, none half' : faults.join(', ')}`,
    );
    return passed && faults.length === 0 && acknowledged.length === ORDERS;
  };
}

async function stallFor(seconds: number, line: Line, { address, shopPid, tell }: Weather): Promise<boolean> {
  const processes = childrenOf(shopPid).join();
  // By connections of their own, so that both processes have it.
  const headers = { connection: 'close' };
  for (let turn = 0; turn < 20; turn += 1) await (await fetch(address + CACHED, { headers })).text();
  const probes = {
    kept: startProbe(() => address + CACHED, 500),
    others: startProbe((turn) => `${address}/szukaj?text=namiot+${seconds}+${turn}`, 500),
    products: startProbe(() => `${address}/produkt/${PRODUCTS[0]}`, 500),
    ready: startProbe(() => `${address}/readyz`, 1000),
    alive: startProbe(() => `${address}/healthz`, 1000),
  };
  line.stall();
  await sleep(seconds * 1000);
  line.flow();
  const flowed = performance.now();
  const recovered = await waitForAll(address);
  const recovery = (performance.now() - flowed) / 1000;
  const stopped = Object.entries(probes).map(async ([name, probe]) => [name, await probe.stop()] as const);
  const found = Object.fromEntries(await Promise.all(stopped));
  tell(`  the database says nothing for ${seconds} s`);
  for (const [name, probed] of Object.entries(found)) tell(`    ${name}: ${reportProbed(probed)}`);
  const failed = [...(found.others ?? []), ...(found.products ?? [])].filter(({ status }) => status >= 500);
  const inWords = failed.filter(({ body }) => body.includes(failureTexts.title));
  const isSame = childrenOf(shopPid).join() === processes;
  tell(`    ${inWords.length} of ${failed.length} pages that failed said so in Polish`);
  tell(
    `    ${recovered ? `everything answers again after ${recovery.toFixed(1)} s` : 'NOT everything answers again'}, ${isSame ? 'in the same processes' : 'in OTHER processes'}`,
  );
  const asked = Object.values(found).flat();
  const cachedFails = (found.kept ?? []).some(({ status }) => status !== 200);
  const told = (found.ready ?? []).some(({ status }) => status === 503);
  const isBound = slowest(asked) <= MAX_ANSWER_S && asked.every(({ status }) => status > 0);
  return recovered && isSame && !cachedFails && told && isBound && inWords.length === failed.length;
}

/** Everything is well: all kinds of pages five times in a row, in both processes most likely. */
async function waitForAll(address: string): Promise<boolean> {
  const end = performance.now() + MAX_RECOVERY_S * 1000;
  for (let inRow = 0; inRow < 5; ) {
    if (performance.now() > end) return false;
    const paths = ['/', `/szukaj?text=kubek+${performance.now()}`, `/produkt/${PRODUCTS[1]}`, '/koszyk', '/readyz'];
    const answers = await Promise.all(
      paths.map((path) =>
        fetch(address + path, { signal: AbortSignal.timeout(MAX_RECOVERY_S * 1000) }).catch(() => null),
      ),
    );
    for (const answer of answers) await answer?.body?.cancel();
    inRow = answers.every((answer) => answer?.ok) ? inRow + 1 : 0;
    await sleep(200);
  }
  return true;
}
