import { ASSUMED, type Assumed, KINDS, type Kind } from './assumed.ts';
import { findPageHits, type PageHits } from './page-hits.ts';
import type { Cost, Layout, Offered } from './simulate-load.ts';

export interface Target {
  products: number;
  ordersAnHour: number;
  visitors: number;
}

/** Measured on one machine. */
export interface Figures {
  costs: Record<Kind, Cost>;
  /** Of the shop they were measured in. */
  products: number;
  /** A kept product page as it is sent. */
  pageBytes: number;
}

export interface Plan {
  layout: Layout & { database: { servers: number; cores: number } };
  offered: Record<Kind, Offered>;
  viewsPerSecond: number;
  hits: PageHits;
  /** Parts of one: cores of all nodes; of the primary; of a replica. */
  busy: { nodes: number; withoutOne: number; primary: number; replica: number };
  /** Connections to the primary: open at most, and in use on average. */
  connections: { open: number; used: number };
  /** Bits a second, of pages and calls, and with pictures. */
  network: { pages: number; all: number };
}

const NODE_CORES = 8;
const DATABASE_CORES = [2, 4, 8, 16, 32, 64, 128];
const DATABASE_SERVERS = 2;
const CONNECTIONS = 4;
/** With one node away the others are not busier than this, and a database never than that. */
const NODES_BUSY = 0.75;
const DATABASE_BUSY = 0.5;
const MOST_NODES = 200;
/** Lives of a product page; room on each node's disk for all of them (PAGE_DISK_MB). */
const LIFE = { freshSeconds: 300, staleSeconds: 3600 };
const CALL_BYTES = 2000;
/** Ten times the products cost so much more: p50 of 100 000 and of a million in `npm run bench -- --finding`. */
const TENFOLD: Partial<Record<Kind, number>> = { listing: 2.9, search: 1.4 };

export function planShop(target: Target, figures: Figures, assumed: Assumed = ASSUMED): Plan {
  for (let nodes = 2; nodes <= MOST_NODES; nodes += 1) {
    const { offered, hits, viewsPerSecond } = offerTo(nodes, target, figures, assumed);
    const cores = (of: (cost: Cost) => number) =>
      KINDS.reduce((sum, kind) => sum + (offered[kind].perSecond * of(offered[kind].cost)) / 1000, 0);
    const shop = cores(({ main, later, aside }) => main + later + aside);
    const withoutOne = shop / ((nodes - 1) * NODE_CORES);
    if (withoutOne > NODES_BUSY) continue;
    const shared = cores(({ database, isPublic }) => (isPublic ? database / DATABASE_SERVERS : 0));
    const own = cores(({ database, isPublic }) => (isPublic ? 0 : database));
    const size = DATABASE_CORES.find((many) => (own + shared) / many <= DATABASE_BUSY) ?? Number.NaN;
    const used = cores(({ database, wait, main, holds }) => database + wait + (holds ? main : 0));
    const pages = 8 * (viewsPerSecond * figures.pageBytes + offered.batch.perSecond * CALL_BYTES);
    return {
      layout: {
        nodes,
        cores: NODE_CORES,
        processes: NODE_CORES,
        connections: CONNECTIONS,
        database: { servers: DATABASE_SERVERS, cores: size },
      },
      offered,
      viewsPerSecond,
      hits,
      busy: { nodes: shop / (nodes * NODE_CORES), withoutOne, primary: (own + shared) / size, replica: shared / size },
      connections: { open: nodes * NODE_CORES * (CONNECTIONS + 1), used },
      network: { pages, all: pages + 8 * viewsPerSecond * assumed.pictureBytes },
    };
  }
  throw new Error(`More than ${MOST_NODES} nodes would be needed`);
}

/** What so many nodes are asked for: each keeps pages of its own, so more of them find less. */
function offerTo(nodes: number, { products, ordersAnHour, visitors }: Target, figures: Figures, assumed: Assumed) {
  const { views, found, walksAnOrder, missFactor } = assumed;
  const viewsPerSecond = visitors / assumed.secondsAPage;
  const orders = ordersAnHour / 3600;
  const hits = findPageHits({
    pages: products,
    visitsPerSecond: viewsPerSecond * views.product,
    crawledPerSecond: assumed.crawledPerSecond,
    purgesPerSecond: orders * assumed.linesAnOrder,
    caches: nodes,
    room: products,
    ...LIFE,
  });
  const drawn = {
    product: (hits.madePerSecond + hits.madeAheadPerSecond) * missFactor,
    listing: viewsPerSecond * views.listing * (1 - found.listing) * missFactor,
    search: viewsPerSecond * views.search * (1 - found.search) * missFactor,
  };
  const personal = viewsPerSecond * views.personal;
  const perSecond: Record<Kind, number> = {
    ...drawn,
    kept: Math.max(0, viewsPerSecond - personal - drawn.listing - drawn.search - hits.madePerSecond * missFactor),
    batch: viewsPerSecond,
    personal,
    shopping: orders * walksAnOrder,
    placing: orders,
  };
  const tens = Math.log10(products / figures.products);
  const rows = KINDS.map((kind) => {
    const times = assumed.costFactor * (TENFOLD[kind] ?? 1) ** tens;
    return [kind, { cost: scaled(figures.costs[kind], times), perSecond: perSecond[kind] }] as const;
  });
  return { offered: Object.fromEntries(rows) as Record<Kind, Offered>, hits, viewsPerSecond };
}

/** The same request, with so many times the work; visitors have machines of their own. */
function scaled(cost: Cost, times: number): Cost {
  const { main, later, aside, database } = cost;
  return {
    ...cost,
    main: main * times,
    later: later * times,
    aside: aside * times,
    database: database * times,
    asking: 0,
  };
}
