import { startShop } from '../../shop-process/start-shop.ts';
import { residentBytes } from '../measure-throughput.ts';
import type { Kind } from './assumed.ts';
import { type MeasuredCost, measureCosts, offerLoad } from './measure-costs.ts';
import { type Group, growthOf, measureTables } from './measure-sizes.ts';
import { findPostmaster } from './processor-times.ts';
import { openAskers } from './shop-askers.ts';
import { type Answered, simulateLoad } from './simulate-load.ts';

/** What the compared loads are made of, in parts of one. */
const MIX = { kept: 0.8, product: 0.16, placing: 0.04 } as const;
type Mixed = keyof typeof MIX;

export interface Compared {
  share: number;
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

const CORES = 2;
const CONNECTIONS = 10;
const SHARES = [0.3, 0.6, 0.8];
const SECONDS = 20;
/** So many times the seconds are simulated: chance is smaller there than in what is compared with it. */
const SIMULATED = 30;
const SEED = 20_261_117;

/** One machine with the shop, PostgreSQL and the visitors on it: what requests cost, and whether the model knows how long they take together. */
export async function measureScale(databaseUrl: string, dataDir: string, products: number): Promise<ScaleFigures> {
  const tables = await measureTables(databaseUrl);
  const shop = await startShop({ dataDir, databaseUrl });
  const askers = await openAskers(shop.address, databaseUrl);
  try {
    await askers.warm();
    const watched = { shop: shop.pid, postmaster: await findPostmaster(databaseUrl) };
    const costs = await measureCosts(askers, watched);
    const limit = findLimit(costs);
    const compared: Compared[] = [];
    for (const share of SHARES) {
      const perSecond = rates(limit * share);
      const mean = perSecond.placing * SECONDS;
      // As many as come by chance, at most.
      const buyers = Math.ceil(mean + 5 * Math.sqrt(mean));
      while (askers.ready() < buyers) await askers.ask.shopping();
      await askers.warm();
      const measured = await offerLoad(askers, perSecond, { seconds: SECONDS, seed: SEED });
      compared.push({ share, perSecond: limit * share, kinds: predict(costs, perSecond, measured) });
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

function rates(perSecond: number): Record<Mixed, number> {
  return { kept: MIX.kept * perSecond, product: MIX.product * perSecond, placing: MIX.placing * perSecond };
}

/** Requests a second at which the main thread or all cores together have no moment left. */
function findLimit(costs: Record<Kind, MeasuredCost>): number {
  const mean = (of: (cost: MeasuredCost) => number) =>
    (Object.keys(MIX) as Mixed[]).reduce((sum, kind) => sum + MIX[kind] * of(costs[kind]), 0);
  const thread = mean(({ main, later }) => main + later);
  const all = mean(({ main, later, aside, database, asking }) => main + later + aside + database + asking);
  return 1000 / Math.max(thread, all / CORES);
}

function predict(
  costs: Record<Kind, MeasuredCost>,
  perSecond: Record<Mixed, number>,
  measured: Record<Mixed, Answered>,
): Compared['kinds'] {
  const offer = (kind: Mixed) => ({ cost: costs[kind], perSecond: perSecond[kind] });
  const { kinds } = simulateLoad(
    { nodes: 1, cores: CORES, processes: 1, connections: CONNECTIONS, database: null },
    { kept: offer('kept'), product: offer('product'), placing: offer('placing') },
    { seconds: SECONDS * SIMULATED, seed: SEED },
  );
  const pair = (kind: Mixed) => ({ measured: measured[kind], predicted: kinds[kind] });
  return { kept: pair('kept'), product: pair('product'), placing: pair('placing') };
}
