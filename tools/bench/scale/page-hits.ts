/** Pages of a catalogue, asked for by Zipf: the one of rank n as often as 1/n. */
export interface KeptCatalogue {
  pages: number;
  visitsPerSecond: number;
  /** Opens every page in turn. */
  crawledPerSecond: number;
  /** Orders and changes that take a page away; popular ones as much more often. */
  purgesPerSecond: number;
  /** Caches that know nothing of each other, each with the same share of the visits. */
  caches: number;
  /** Pages one of them has room for. */
  room: number;
  /** Served as it is; then still served while it is made anew. */
  freshSeconds: number;
  staleSeconds: number;
}

export interface PageHits {
  /** Part of one: visits that do not wait for their page to be made. */
  found: number;
  /** In all caches: for somebody who waits, and behind somebody's back. */
  madePerSecond: number;
  madeAheadPerSecond: number;
}

const HALVINGS = 50;

/**
 * A page is found when the one who asked before came within its life, and no purge came between. Moments of visits and purges are
 * random (Poisson); what is thrown out when a cache is full is what was asked for longest ago (Che's approximation).
 */
export function findPageHits(catalogue: KeptCatalogue): PageHits {
  const { pages, caches, freshSeconds, staleSeconds } = catalogue;
  const crawled = catalogue.crawledPerSecond / pages / caches;
  const sum = harmonic(pages);
  const visited = (rank: number) => catalogue.visitsPerSecond / sum / rank / caches;
  const purged = (rank: number) => catalogue.purgesPerSecond / sum / rank;
  const life = Math.min(
    freshSeconds + staleSeconds,
    timeUntilThrownOut(catalogue, (rank) => visited(rank) + crawled),
  );
  let found = 0;
  let made = 0;
  let waited = 0;
  for (let rank = 1; rank <= pages; rank += 1) {
    const asked = visited(rank) + crawled;
    const gone = purged(rank);
    const part = (asked / (asked + gone)) * (1 - Math.exp(-(asked + gone) * life));
    found += visited(rank) * part;
    waited += asked * (1 - part);
    // Made, then fresh until its time is over or it is purged, then made by the next who asks.
    const fresh = gone > 0 ? (1 - Math.exp(-gone * freshSeconds)) / gone : freshSeconds;
    made += 1 / (fresh + 1 / asked);
  }
  return {
    found: (found * caches) / catalogue.visitsPerSecond,
    madePerSecond: waited * caches,
    madeAheadPerSecond: Math.max(0, made - waited) * caches,
  };
}

/** Seconds after which a page nobody asked for again has made room for others. */
function timeUntilThrownOut({ pages, room }: KeptCatalogue, asked: (rank: number) => number): number {
  if (room >= pages) return Number.POSITIVE_INFINITY;
  const kept = (time: number) => {
    let sum = 0;
    for (let rank = 1; rank <= pages; rank += 1) sum += 1 - Math.exp(-asked(rank) * time);
    return sum;
  };
  let [low, high] = [0, 1];
  while (kept(high) < room) high *= 2;
  for (let n = 0; n < HALVINGS && high - low > 1; n += 1) {
    const middle = (low + high) / 2;
    if (kept(middle) < room) low = middle;
    else high = middle;
  }
  return low;
}

function harmonic(count: number): number {
  let sum = 0;
  for (let rank = 1; rank <= count; rank += 1) sum += 1 / rank;
  return sum;
}
