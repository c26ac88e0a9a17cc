const FIRST_ROOM = 1024;
/** Ids up to here are in an array of at most 16 MB. */
const HIGHEST_IN_TABLE = 4_000_000;

/** Slot by product id: read tens of thousands of times per search. */
export class SlotTable {
  /** By id, slot + 1; 0 for none. */
  #near = new Int32Array(0);
  readonly #far = new Map<number, number>();

  get(id: number): number | undefined {
    if (id >= HIGHEST_IN_TABLE) return this.#far.get(id);
    const place = this.#near[id] ?? 0;
    return place === 0 ? undefined : place - 1;
  }

  set(id: number, slot: number): void {
    if (id >= HIGHEST_IN_TABLE) {
      this.#far.set(id, slot);
      return;
    }
    if (id >= this.#near.length) this.#makeRoom(id);
    this.#near[id] = slot + 1;
  }

  #makeRoom(id: number): void {
    const room = Math.min(HIGHEST_IN_TABLE, Math.max(FIRST_ROOM, Math.ceil((id + 1) * 1.5)));
    const wider = new Int32Array(room);
    wider.set(this.#near);
    this.#near = wider;
  }
}
