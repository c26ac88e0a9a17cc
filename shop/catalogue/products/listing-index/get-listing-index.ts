import { sql } from 'drizzle-orm';
import { HOUR_MS, MINUTE_MS } from '#rules/platform/time/units.ts';
import { primaryOf } from '#shop/platform/replicas/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { listFactsOf, listNextFacts } from './list-listing-facts.ts';
import { ListingIndex } from './listing-index.ts';
import { ListingSnapshots } from './listing-snapshots.ts';

const keepers = new WeakMap<Shop['pool'], IndexKeeper>();

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
export function keepListingIndex(shop: Shop, folder: string): ListingSnapshots {
  const snapshots = new ListingSnapshots(folder);
  keeperOf(shop).snapshots = snapshots;
  return snapshots;
}

function keeperOf({ pool }: Shop): IndexKeeper {
  const keeper = keepers.get(pool) ?? new IndexKeeper();
  keepers.set(pool, keeper);
  return keeper;
}

const BATCH = 10_000;
/** More changes than this, and a quarter of the catalogue, are read faster from the beginning. */
const MANY_CHANGES = 5_000;
/** Notes are kept for a day; an index that was not asked for that long no longer knows what it missed. */
const FORGOTTEN_AFTER_MS = 20 * HOUR_MS;
const SWEEP_EVERY_MS = 10 * MINUTE_MS;

interface Change extends Record<string, unknown> {
  id: string | null;
  productId: number | null;
  horizon: string;
}

class IndexKeeper {
  snapshots: ListingSnapshots | undefined;
  #index: ListingIndex | undefined;
  /** The first transaction that may not have been finished at the last look. */
  #horizon = '';
  /** Notes from beyond the horizon that were handled already: a long transaction elsewhere must not repeat the work. */
  #heeded = new Set<string>();
  #lookedAt = 0;
  #sweptAt = performance.now();
  #running: Promise<ListingIndex> | undefined;
  #following: Promise<ListingIndex> | undefined;

  current(shop: Shop): Promise<ListingIndex> {
    if (!this.#running) return this.#run(shop);
    // The look under way may have begun before the caller's own change: all who come now share the next one.
    this.#following ??= this.#running.then(
      () => this.#follow(shop),
      () => this.#follow(shop),
    );
    return this.#following;
  }

  #follow(shop: Shop): Promise<ListingIndex> {
    this.#following = undefined;
    return this.#run(shop);
  }

  #run(shop: Shop): Promise<ListingIndex> {
    const running = this.#bringUpToDate(shop).finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }

  async #bringUpToDate(shop: Shop): Promise<ListingIndex> {
    if (performance.now() - this.#lookedAt > FORGOTTEN_AFTER_MS) this.#index = undefined;
    const index = this.#index ?? (await this.#restore(shop)) ?? (await this.#load(shop));
    const changes = await this.#readChanges(shop);
    const fresh = changes.filter(({ id }) => id !== null && !this.#heeded.has(id));
    if (fresh.some(({ productId }) => productId === null)) return this.#reload(shop);
    const ids = [...new Set(fresh.flatMap(({ productId }) => productId ?? []))];
    if (ids.length > Math.max(MANY_CHANGES, index.columns.count / 4)) return this.#reload(shop);
    if (ids.length > 0) index.take(await listFactsOf(shop, ids), ids);
    this.#settle(changes);
    this.#sweep(shop);
    this.snapshots?.offer(shop, { index, horizon: this.#horizon });
    return index;
  }

  /** As it was when it was last written to the disk: what changed since is read next. */
  async #restore(shop: Shop): Promise<ListingIndex | undefined> {
    const snapshot = await this.snapshots?.find(shop);
    if (!snapshot) return undefined;
    this.#horizon = snapshot.horizon;
    this.#heeded = new Set();
    this.#index = snapshot.index;
    return snapshot.index;
  }

  #reload(shop: Shop): Promise<ListingIndex> {
    this.#index = undefined;
    return this.#load(shop);
  }

  /** Batch by batch, so that nobody waits for one long query; what changes meanwhile is recorded and read again. */
  async #load(shop: Shop): Promise<ListingIndex> {
    const before = await this.#readChanges(shop);
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
    this.#settle(before);
    this.#index = index;
    return index;
  }

  async #readChanges(shop: Shop): Promise<Change[]> {
    const since = this.#horizon === '' ? sql`pg_snapshot_xmin(pg_current_snapshot())` : sql`${this.#horizon}::xid8`;
    const { rows } = await shop.db.execute<Change>(sql`
      select c.id, c.product_id as "productId", pg_snapshot_xmin(pg_current_snapshot())::text as horizon
      from (select) one left join listing_changes c on c.transaction >= ${since}`);
    return rows;
  }

  #settle(changes: readonly Change[]): void {
    this.#horizon = changes[0]?.horizon ?? this.#horizon;
    this.#heeded = new Set(changes.flatMap(({ id }) => id ?? []));
    this.#lookedAt = performance.now();
  }

  #sweep(shop: Shop): void {
    if (performance.now() - this.#sweptAt < SWEEP_EVERY_MS) return;
    this.#sweptAt = performance.now();
    shop.db
      .execute(sql`delete from listing_changes where at < now() - interval '1 day'`)
      .catch((err: unknown) => shop.log.warn({ err }, 'Old notes of changed products were not removed'));
  }
}
