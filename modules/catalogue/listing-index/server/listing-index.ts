import { type ListingFacts, listIdsByName } from '#modules/catalogue/products/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { ListingColumns, type SortKey, type StoredColumns } from './listing-columns.ts';

let changesOfAll = 0;

export interface StoredIndex {
  columns: StoredColumns;
  orders: [key: SortKey, slots: Int32Array][];
}

export class ListingIndex {
  readonly columns: ListingColumns;
  readonly #orders: Map<SortKey, Int32Array>;
  /** Unique after every change and across indexes. */
  changes = 0;
  /** Number of new or renamed products: an order of names read across such a change is outdated. */
  #namings = 0;

  constructor(stored?: StoredIndex) {
    this.columns = new ListingColumns(stored?.columns);
    this.#orders = new Map(stored?.orders);
  }

  store(): StoredIndex {
    const orders = [...this.#orders].filter(([key]) => key !== 'name');
    return { columns: this.columns.store(), orders: orders.map(([key, slots]) => [key, slots]) };
  }

  /** Stores new and changed products. Requested products that no longer exist are hidden. */
  take(facts: readonly ListingFacts[], asked: readonly number[] = []): void {
    changesOfAll += 1;
    this.changes = changesOfAll;
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

  /** All slots, ascending; popularity descends, available products first. */
  async orderBy(shop: { db: Pick<Shop['db'], 'execute'> }, key: SortKey): Promise<Int32Array> {
    const cachedOrder = this.#orders.get(key);
    if (cachedOrder) return cachedOrder;
    const namings = this.#namings;
    const order =
      key === 'name' ? await this.#readNameOrder(shop) : sortSlots(this.columns.count, compareBy(this.columns, key));
    if (namings === this.#namings) this.#orders.set(key, order);
    return order;
  }

  inOrder(key: Exclude<SortKey, 'name'>, slots: Int32Array): Int32Array {
    return slots.toSorted(compareBy(this.columns, key));
  }

  #move(key: Exclude<SortKey, 'name'>, slots: readonly number[]): void {
    const order = this.#orders.get(key);
    if (!order || slots.length === 0) return;
    this.#orders.set(key, moveSlots(order, slots, this.columns.count, compareBy(this.columns, key)));
  }

  async #readNameOrder(shop: { db: Pick<Shop['db'], 'execute'> }): Promise<Int32Array> {
    const ids = await listIdsByName(shop.db);
    return Int32Array.from(ids.flatMap((id) => this.columns.slotOf(id) ?? []));
  }
}

type Compare = (a: number, b: number) => number;

/** Ties by id. PostgreSQL sorts by name. */
function compareBy(columns: ListingColumns, key: Exclude<SortKey, 'name'>): Compare {
  const { ids, price, popularity, created } = columns;
  const byId = (a: number, b: number) => (ids[a] ?? 0) - (ids[b] ?? 0);
  if (key === 'popularity') {
    const { numbers, sets } = columns.facets.available;
    const onSale = sets.holding((value) => value === 'y');
    const isOnSale = (slot: number) => onSale[numbers[slot] ?? 0] ?? 0;
    return (a, b) => isOnSale(b) - isOnSale(a) || (popularity[b] ?? 0) - (popularity[a] ?? 0) || byId(a, b);
  }
  const values = key === 'price' ? price : created;
  return (a, b) => (values[a] ?? 0) - (values[b] ?? 0) || byId(a, b);
}

function sortSlots(count: number, compare: Compare): Int32Array {
  return Int32Array.from({ length: count }, (_, slot) => slot).sort(compare);
}

/** The order after some products moved or were added; the others keep their sequence. */
function moveSlots(order: Int32Array, moved: readonly number[], count: number, compare: Compare): Int32Array {
  const arriving = [...new Set(moved)].sort(compare);
  const isMoved = new Uint8Array(count);
  for (const slot of arriving) isMoved[slot] = 1;
  const result = new Int32Array(count);
  let next = 0;
  let place = 0;
  for (const slot of order) {
    if (isMoved[slot] === 1) continue;
    for (let first = arriving[next]; first !== undefined && compare(first, slot) < 0; first = arriving[next]) {
      result[place++] = first;
      next += 1;
    }
    result[place++] = slot;
  }
  result.set(arriving.slice(next), place);
  return result;
}
