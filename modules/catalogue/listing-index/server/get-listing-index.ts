import { listFactsOf, listNextFacts } from '#modules/catalogue/products/server/index.ts';
import { onOtherDatabase } from '#platform/cache/server/cached.ts';
import { IndexSnapshots, NotedChanges, SingleFlight } from '#platform/memory-index/server/index.ts';
import { primaryOf } from '#platform/replicas/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { ListingIndex } from './listing-index.ts';
import { storedListing } from './stored-listing.ts';

const keepers = new WeakMap<Shop['pool'], IndexKeeper>();
onOtherDatabase((shop) => keepers.get(shop.pool)?.forget());

/**
 * Holds every change committed before the call, on any node. Use the index without `await` in between: it changes
 * later.
 */
export function getListingIndex(asked: Shop): Promise<ListingIndex> {
  // A replica lags behind the recorded changes: a change that it does not show yet would never be read again.
  const shop = primaryOf(asked);
  return keeperOf(shop).current(shop);
}

/** Also stores the index in a folder for the next start. Call it before the first listing. */
export function keepListingIndex(shop: Shop, folder: string): IndexSnapshots<ListingIndex> {
  const snapshots = new IndexSnapshots(folder, storedListing);
  keeperOf(shop).snapshots = snapshots;
  return snapshots;
}

function keeperOf({ pool }: Shop): IndexKeeper {
  const keeper = keepers.get(pool) ?? new IndexKeeper();
  keepers.set(pool, keeper);
  return keeper;
}

const BATCH = 10_000;
/** Beyond this and a quarter of the catalogue, reading all products is faster. */
const MANY_CHANGES = 5_000;

class IndexKeeper {
  snapshots: IndexSnapshots<ListingIndex> | undefined;
  #index: ListingIndex | undefined;
  readonly #changes = new NotedChanges('listing_changes');
  readonly #looks = new SingleFlight((shop) => this.#bringUpToDate(shop));

  forget(): void {
    this.#changes.forget();
  }

  current(shop: Shop): Promise<ListingIndex> {
    return this.#looks.next(shop);
  }

  async #bringUpToDate(shop: Shop): Promise<ListingIndex> {
    if (this.#changes.areForgotten) {
      this.#index = undefined;
      this.#changes.beginAnew();
    }
    const index = this.#index ?? (await this.#restore(shop)) ?? (await this.#load(shop));
    const noted = await this.#changes.read(shop, Math.max(MANY_CHANGES, Math.floor(index.columns.count / 4)));
    if (!noted.products) return this.#reload(shop);
    for (let from = 0; from < noted.products.length; from += BATCH) {
      const ids = noted.products.slice(from, from + BATCH);
      index.take(await listFactsOf(shop, ids), ids);
    }
    this.#changes.settle(noted);
    this.snapshots?.offer(shop, { index, horizon: this.#changes.horizon });
    return index;
  }

  async #restore(shop: Shop): Promise<ListingIndex | undefined> {
    const snapshot = await this.snapshots?.find(shop);
    if (!snapshot) return undefined;
    this.#changes.beginAt(snapshot.horizon);
    this.#index = snapshot.index;
    return snapshot.index;
  }

  #reload(shop: Shop): Promise<ListingIndex> {
    this.#index = undefined;
    return this.#load(shop);
  }

  /** In batches, so that no query is long. Changes during the load are recorded and read again. */
  async #load(shop: Shop): Promise<ListingIndex> {
    const before = await this.#changes.read(shop, 0);
    const index = new ListingIndex();
    for (let next = listNextFacts(shop, 0, BATCH); ; ) {
      const facts = await next;
      const last = facts.at(-1);
      if (!last) break;
      next = listNextFacts(shop, last.id, BATCH);
      // The rejection is handled where `next` is awaited.
      next.catch(() => {});
      index.take(facts);
    }
    this.#changes.settle(before);
    this.#index = index;
    return index;
  }
}

export async function warmListingIndex(shop: Shop): Promise<void> {
  const begun = performance.now();
  try {
    const { columns } = await getListingIndex(shop);
    const milliseconds = Math.round(performance.now() - begun);
    shop.log.info({ products: columns.count, milliseconds }, 'Listings are warm');
  } catch (err) {
    // A closed shop needs no listings. Any other error occurs again with the first listing.
    if (!shop.pool.ending) shop.log.warn({ err }, 'Listings are not warm, the first one will read the products');
  }
}
