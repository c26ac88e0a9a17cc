import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { openToBuyers } from '../../ordeal/buyers.ts';
import { startShop } from '../../shop-process/start-shop.ts';
import { residentBytes } from '../measure-throughput.ts';
import type { Kind } from './assumed.ts';
import { type MeasuredCost, measureCosts, offerLoad } from './measure-costs.ts';
import { type Group, growthOf, measureTables } from './measure-sizes.ts';
import { findPostmaster, otherCores, readProcessorTimes, type Watched } from './processor-times.ts';
import { openAskers } from './shop-askers.ts';
import { type Answered, type Cost, simulateLoad } from './simulate-load.ts';

/** What the compared loads are made of, in parts of one. */
const MIX = { kept: 0.8, product: 0.16, placing: 0.04 } as const;
type Mixed = keyof typeof MIX;

export interface Compared {
  share: number;
  /** Cores other work took meanwhile; the model has that work too. */
  others: number;
  perSecond: number;
  kinds: Record<Mixed, { measured: Answered; predicted: Answered }>;
}

export interface ScaleFigures {
  costs: Record<Kind, MeasuredCost>;
  pageBytes: number;
  memoryBytes: number;
  products: number;
  tables: Record<Group, number>;
  /** Bytes that came for each order, with all that shoppers and mails left. */
  orderBytes: Record<Group, number>;
  limit: number;
  compared: Compared[];
}

const CORES = cpus().length;
/** What is taken to be left for the shop where others take nearly all. */
const LEAST_CORES = 0.5;
const CONNECTIONS = 10;
const SHARES = [0.3, 0.6, 0.8];
const SECONDS = 20;
const QUIET_SECONDS = 4;
const MOST_ORDERS = 100_000;
/** So many runs as long as the real one are simulated, and their mean compared with it. */
const SIMULATED = 20;
const SEED = 20_261_117;

/** One machine with the shop, PostgreSQL and the visitors on it: what requests cost, and whether the model knows how long they take together. */
export async function measureScale(databaseUrl: string, dataDir: string, products: number): Promise<ScaleFigures> {
  const tables = await measureTables(databaseUrl);
  // Read when the shop starts.
  await openToBuyers(databaseUrl, MOST_ORDERS);
  const shop = await startShop({ dataDir, databaseUrl });
  const askers = await openAskers(shop.address, databaseUrl);
  try {
    await askers.warm();
    const watched = { shop: shop.pid, postmaster: await findPostmaster(databaseUrl) };
    const costs = await measureCosts(askers, watched);
    const others = await measureOthers(watched);
    const limit = findLimit(costs, Math.max(LEAST_CORES, CORES - others));
    const compared: Compared[] = [];
    for (const share of SHARES) {
      const perSecond = rates(limit * share);
      const mean = perSecond.placing * SECONDS;
      // As many as come by chance, at most.
      const buyers = Math.ceil(mean + 5 * Math.sqrt(mean));
      while (askers.ready() < buyers) await askers.ask.shopping();
      await askers.warm();
      const before = readProcessorTimes(watched);
      const begun = performance.now();
      const measured = await offerLoad(askers, perSecond, { seconds: SECONDS, seed: SEED });
      const others = otherCores(before, readProcessorTimes(watched), (performance.now() - begun) / 1000);
      const kinds = predict(costs, { perSecond, others }, measured);
      compared.push({ share, others, perSecond: limit * share, kinds });
    }
    const placed = askers.placed();
    const orderBytes = growthOf(tables, await measureTables(databaseUrl), placed);
    const pageBytes = askers.pageBytes();
    return { costs, pageBytes, memoryBytes: residentBytes(shop.pid), products, tables, orderBytes, limit, compared };
  } finally {
    askers.close();
    await shop.stop();
  }
}

/** Work of others comes in pieces, on any core. */
const OTHERS: Cost = {
  main: 0,
  later: 0,
  aside: 20,
  database: 0,
  asking: 0,
  wait: 0,
  trips: 0,
  holds: false,
  isPublic: true,
  shape: 1,
};

/** Cores that other work takes while nobody asks the shop for anything. */
async function measureOthers(watched: Watched): Promise<number> {
  const before = readProcessorTimes(watched);
  await sleep(QUIET_SECONDS * 1000);
  return otherCores(before, readProcessorTimes(watched), QUIET_SECONDS);
}

function rates(perSecond: number): Record<Mixed, number> {
  return { kept: MIX.kept * perSecond, product: MIX.product * perSecond, placing: MIX.placing * perSecond };
}

/** Requests a second at which the main thread or all cores that are left together have no moment left. */
function findLimit(costs: Record<Kind, MeasuredCost>, cores: number): number {
  const mean = (of: (cost: MeasuredCost) => number) =>
    (Object.keys(MIX) as Mixed[]).reduce((sum, kind) => sum + MIX[kind] * of(costs[kind]), 0);
  const thread = mean(({ main, later }) => main + later);
  const all = mean(({ main, later, aside, database, asking }) => main + later + aside + database + asking);
  return 1000 / Math.max(thread, all / cores);
}

function predict(
  costs: Record<Kind, MeasuredCost>,
  { perSecond, others }: { perSecond: Record<Mixed, number>; others: number },
  measured: Record<Mixed, Answered>,
): Compared['kinds'] {
  const offer = (kind: Mixed) => ({ cost: costs[kind], perSecond: perSecond[kind] });
  const offered = {
    kept: offer('kept'),
    product: offer('product'),
    placing: offer('placing'),
    others: { cost: OTHERS, perSecond: (others * 1000) / OTHERS.aside },
  };
  const layout = { nodes: 1, cores: CORES, processes: 1, connections: CONNECTIONS, database: null };
  const runs = Array.from({ length: SIMULATED }, (_, turn) =>
    simulateLoad(layout, offered, { seconds: SECONDS, seed: SEED + turn }),
  );
  const mean = (kind: Mixed, of: keyof Answered) =>
    runs.reduce((sum, { kinds }) => sum + kinds[kind][of], 0) / runs.length;
  const predicted = (kind: Mixed) => ({
    perSecond: mean(kind, 'perSecond'),
    p50: mean(kind, 'p50'),
    p95: mean(kind, 'p95'),
  });
  const pair = (kind: Mixed) => ({ measured: measured[kind], predicted: predicted(kind) });
  return { kept: pair('kept'), product: pair('product'), placing: pair('placing') };
}
