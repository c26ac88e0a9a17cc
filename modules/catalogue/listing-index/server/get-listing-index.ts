import { onOtherDatabase } from '#platform/cache/server/cached.ts';
import { IndexSnapshots, NotedChanges, SingleFlight } from '#platform/memory-index/server/index.ts';
import { primaryOf } from '#platform/replicas/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { listFactsOf, listNextFacts } from './list-listing-facts.ts';
import { ListingIndex } from './listing-index.ts';
import { storedListing } from './stored-listing.ts';

const keepers = new WeakMap<Shop['pool'], IndexKeeper>();
onOtherDatabase((shop) => keepers.get(shop.pool)?.forget());

/**
 * The index of all products, as of now: it holds whatever was committed before the call, on whichever node. Use it at
 * once, without waiting in between: it goes on changing.
 */
export function getListingIndex(asked: Shop): Promise<ListingIndex> {
  // A replica knows less than was noted before: what it did not show would never be read again.
  const shop = primaryOf(asked);
  return keeperOf(shop).current(shop);
}

/** Keeps the index in a folder too, so that the next start need not read all products; before the first listing. */
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
/** More changed products than this, and than a quarter of the catalogue, are read faster from the beginning. */
const MANY_CHANGES = 5_000;

class IndexKeeper {
  snapshots: IndexSnapshots<ListingIndex> | undefined;
  #index: ListingIndex | undefined;
  readonly #changes = new NotedChanges('listing_changes');
  readonly #looks = new SingleFlight((shop) => this.#bringUpToDate(shop));

  /** All is read anew. */
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

  /** As it was when it was last written to the disk: what changed since is read next. */
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

  /** Batch by batch, so that nothing waits for one long query; what changes meanwhile is recorded and read again. */
  async #load(shop: Shop): Promise<ListingIndex> {
    const before = await this.#changes.read(shop, 0);
    const index = new ListingIndex();
    for (let next = listNextFacts(shop, 0, BATCH); ; ) {
      const facts = await next;
      const last = facts.at(-1);
      if (!last) break;
      next = listNextFacts(shop, last.id, BATCH);
      // Heard of when it is awaited.
      next.catch(() => {});
      index.take(facts);
    }
    this.#changes.settle(before);
    this.#index = index;
    return index;
  }
}
