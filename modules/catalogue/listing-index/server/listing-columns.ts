import type { ListingFacts } from '#modules/catalogue/products/server/index.ts';
import { SlotTable } from '#platform/memory-index/server/index.ts';
import { ValueSets } from './value-sets.ts';

export class FacetColumn {
  readonly sets: ValueSets;
  numbers: Int32Array;

  constructor({ numbers, texts }: StoredFacet = { numbers: new Int32Array(0), texts: [] }) {
    this.numbers = numbers;
    this.sets = new ValueSets(texts);
  }

  put(slot: number, text: string): void {
    this.numbers[slot] = this.sets.numberOf(text);
  }
}

export interface StoredFacet {
  numbers: Int32Array;
  /** Texts of the sets that the numbers refer to. */
  texts: readonly string[];
}

export const FACETS = ['categories', 'producers', 'series', 'flags', 'available', 'traits', 'sizes'] as const;

export type FacetName = (typeof FACETS)[number];

export type SortKey = 'popularity' | 'price' | 'created' | 'name';

/** Columns of a file. Each has one entry per product, except `models`. */
export interface StoredColumns {
  ids: Int32Array;
  visible: Uint8Array;
  price: Int32Array;
  popularity: Int32Array;
  created: Float64Array;
  model: Int32Array;
  nameHash: Int32Array;
  models: Int32Array;
  facets: Record<FacetName, StoredFacet>;
}

const FIRST_ROOM = 1024;

/**
 * The facts of all products in plain arrays: a million products take about 50 MB and are scanned in milliseconds. A
 * product has the same slot in all of them; a deleted one stays as hidden.
 */
export class ListingColumns {
  count = 0;
  ids: Int32Array = new Int32Array(0);
  visible: Uint8Array = new Uint8Array(0);
  price: Int32Array = new Int32Array(0);
  popularity: Int32Array = new Int32Array(0);
  created: Float64Array = new Float64Array(0);
  /** Equal for the colour versions of one model; 0 for a product without other versions. */
  model: Int32Array = new Int32Array(0);
  /** Database number of each model. */
  readonly models: number[] = [0];
  /** Only detects a changed name: PostgreSQL sorts names. */
  nameHash: Int32Array = new Int32Array(0);
  readonly facets: Record<FacetName, FacetColumn> = {
    categories: new FacetColumn(),
    producers: new FacetColumn(),
    series: new FacetColumn(),
    flags: new FacetColumn(),
    available: new FacetColumn(),
    traits: new FacetColumn(),
    sizes: new FacetColumn(),
  };
  readonly #slots = new SlotTable();
  readonly #modelOf = new Map([[0, 0]]);

  constructor(stored?: StoredColumns) {
    if (!stored) return;
    this.count = stored.ids.length;
    this.ids = stored.ids;
    this.visible = stored.visible;
    this.price = stored.price;
    this.popularity = stored.popularity;
    this.created = stored.created;
    this.model = stored.model;
    this.nameHash = stored.nameHash;
    for (const facet of FACETS) this.facets[facet] = new FacetColumn(stored.facets[facet]);
    for (const model of stored.models) this.#numberOfModel(model);
    for (let slot = 0; slot < this.count; slot += 1) this.#slots.set(this.ids[slot] ?? 0, slot);
  }

  store(): StoredColumns {
    const { count } = this;
    const storeFacet = ({ numbers, sets }: FacetColumn) => ({ numbers: numbers.slice(0, count), texts: sets.texts });
    return {
      ids: this.ids.slice(0, count),
      visible: this.visible.slice(0, count),
      price: this.price.slice(0, count),
      popularity: this.popularity.slice(0, count),
      created: this.created.slice(0, count),
      model: this.model.slice(0, count),
      nameHash: this.nameHash.slice(0, count),
      models: Int32Array.from(this.models),
      facets: {
        categories: storeFacet(this.facets.categories),
        producers: storeFacet(this.facets.producers),
        series: storeFacet(this.facets.series),
        flags: storeFacet(this.facets.flags),
        available: storeFacet(this.facets.available),
        traits: storeFacet(this.facets.traits),
        sizes: storeFacet(this.facets.sizes),
      },
    };
  }

  slotOf(id: number): number | undefined {
    return this.#slots.get(id);
  }

  /** Stores the present facts of a product. Returns its slot and the sort keys that changed. */
  put(facts: ListingFacts): { slot: number; moved: SortKey[] } {
    const existing = this.slotOf(facts.id);
    const slot = existing ?? this.#newSlot(facts.id);
    const name = textHash(facts.name);
    const moved: SortKey[] = [];
    const { numbers, sets } = this.facets.available;
    const recommended = this.popularity[slot] === facts.popularity && numbers[slot] === sets.numberOf(facts.available);
    if (existing === undefined || !recommended) moved.push('popularity');
    if (existing === undefined || this.price[slot] !== facts.price) moved.push('price');
    if (existing === undefined || this.created[slot] !== facts.created) moved.push('created');
    if (existing === undefined || this.nameHash[slot] !== name) moved.push('name');
    this.visible[slot] = Number(facts.visible);
    this.price[slot] = facts.price;
    this.popularity[slot] = facts.popularity;
    this.created[slot] = facts.created;
    this.nameHash[slot] = name;
    this.model[slot] = this.#numberOfModel(facts.model);
    for (const facet of FACETS) this.facets[facet].put(slot, facts[facet]);
    return { slot, moved };
  }

  hide(id: number): void {
    const slot = this.slotOf(id);
    if (slot !== undefined) this.visible[slot] = 0;
  }

  /** Consecutive numbers, so that an array per model stays small. */
  #numberOfModel(model: number): number {
    const existing = this.#modelOf.get(model);
    if (existing !== undefined) return existing;
    const number = this.models.push(model) - 1;
    this.#modelOf.set(model, number);
    return number;
  }

  #newSlot(id: number): number {
    const slot = this.count;
    if (slot === this.ids.length) this.#makeRoom();
    this.ids[slot] = id;
    this.#slots.set(id, slot);
    this.count += 1;
    return slot;
  }

  #makeRoom(): void {
    const room = Math.max(FIRST_ROOM, Math.ceil(this.ids.length * 1.5));
    this.ids = grown(this.ids, new Int32Array(room));
    this.visible = grown(this.visible, new Uint8Array(room));
    this.price = grown(this.price, new Int32Array(room));
    this.popularity = grown(this.popularity, new Int32Array(room));
    this.created = grown(this.created, new Float64Array(room));
    this.nameHash = grown(this.nameHash, new Int32Array(room));
    this.model = grown(this.model, new Int32Array(room));
    for (const facet of FACETS) {
      const column = this.facets[facet];
      column.numbers = grown(column.numbers, new Int32Array(room));
    }
  }
}

function grown<Column extends { set(from: Column): void }>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}

/** FNV-1a. */
function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return hash | 0;
}
