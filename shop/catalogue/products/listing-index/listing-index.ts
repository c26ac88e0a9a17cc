import { sql } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { ListingColumns, type SortKey } from './listing-columns.ts';
import type { ListingFacts } from './read-listing-facts.ts';
import { compareBy, moveSlots, sortSlots } from './slot-order.ts';

/** All products with what filters and sorting need. Orders are made when first asked for. */
export class ListingIndex {
  readonly columns = new ListingColumns();
  readonly #orders = new Map<SortKey, Int32Array>();
  /** Counts what came or was renamed: an order of names read across such a change is already old. */
  #namings = 0;

  /** Takes in products that came or changed; those asked for that no longer exist are hidden. */
  take(facts: readonly ListingFacts[], asked: readonly number[] = []): void {
    const moved: Record<SortKey, number[]> = { popularity: [], price: [], created: [], name: [] };
    for (const product of facts) {
      const { slot, moved: keys } = this.columns.put(product);
      for (const key of keys) moved[key].push(slot);
    }
    const present = new Set(facts.map(({ id }) => id));
    for (const id of asked) if (!present.has(id)) this.columns.hide(id);
    for (const key of ['popularity', 'price', 'created'] as const) this.#move(key, moved[key]);
    if (moved.name.length === 0) return;
    this.#namings += 1;
    this.#orders.delete('name');
  }

  /** All slots in an order, rising (popularity: falling, after what can be bought). */
  async orderBy(shop: Shop, key: SortKey): Promise<Int32Array> {
    const known = this.#orders.get(key);
    if (known) return known;
    const namings = this.#namings;
    const order =
      key === 'name' ? await this.#readNameOrder(shop) : sortSlots(this.columns.count, compareBy(this.columns, key));
    if (namings === this.#namings) this.#orders.set(key, order);
    return order;
  }

  #move(key: Exclude<SortKey, 'name'>, slots: readonly number[]): void {
    const order = this.#orders.get(key);
    if (!order || slots.length === 0) return;
    this.#orders.set(key, moveSlots(order, slots, this.columns.count, compareBy(this.columns, key)));
  }

  /** One walk along the index of names; only after a product came or got another name. */
  async #readNameOrder(shop: Shop): Promise<Int32Array> {
    const { rows } = await shop.db.execute<{ ids: string | null }>(sql`
      select string_agg(id::text, ',') as ids
      from (select id from products order by name collate "pl-x-icu", id) named`);
    const ids = rows[0]?.ids?.split(',') ?? [];
    return Int32Array.from(ids.flatMap((id) => this.columns.slotOf(Number(id)) ?? []));
  }
}
