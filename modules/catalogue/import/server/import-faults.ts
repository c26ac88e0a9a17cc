import { and, asc, eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ImportProblem } from '../rules/import-row.ts';
import { importFaults, imports } from './tables.ts';

/** More would not be read: the same mistake is in every row. */
const MAX_FAULTS = 10_000;
const AT_ONCE = 1000;

/** Stores the faults of a file.  */
export class FaultKeeper {
  readonly #shop: Shop;
  readonly #importId: number;
  #found: { problem: ImportProblem; isPicture: boolean }[] = [];
  /** Those that are kept: a batch that is tried again misses the same ones. */
  readonly #pictures = new Set<string>();
  #kept = 0;
  #faults = 0;

  constructor(shop: Shop, importId: number) {
    this.#shop = shop;
    this.#importId = importId;
  }

  /** Faults that an earlier pass found are reported again; pictures of written products are not checked again. */
  async begin(): Promise<void> {
    const ofFile = and(eq(importFaults.importId, this.#importId), eq(importFaults.isPicture, false));
    await this.#shop.db.delete(importFaults).where(ofFile);
    for (const kept of await listFaults(this.#shop, this.#importId)) this.#pictures.add(keyOf(kept));
    this.#kept = this.#pictures.size;
  }

  add(problem: ImportProblem, isPicture = false): void {
    if (!isPicture) this.#faults += 1;
    if (this.#kept >= MAX_FAULTS || (isPicture && this.#pictures.has(keyOf(problem)))) return;
    if (isPicture) this.#pictures.add(keyOf(problem));
    this.#kept += 1;
    this.#found.push({ problem, isPicture });
  }

  async flush(): Promise<void> {
    const found = this.#found;
    this.#found = [];
    for (let from = 0; from < found.length; from += AT_ONCE) {
      const rows = found.slice(from, from + AT_ONCE).map(({ problem: { row, column, fault }, isPicture }) => ({
        importId: this.#importId,
        row,
        column,
        fault: { code: fault.code, facts: fault.facts.map(withoutNul) },
        isPicture,
      }));
      await this.#shop.db.insert(importFaults).values(rows);
    }
    await this.#shop.db.update(imports).set({ faults: this.#faults }).where(eq(imports.id, this.#importId));
  }
}

/** A picture by its name. */
function keyOf({ row, fault }: ImportProblem): string {
  return `${row} ${fault.facts[0]}`;
}

type StoredFault = ImportProblem & { isPicture: boolean };

/** Problems of the file of an import, row by row. */
export function listFaults({ db }: Pick<Shop, 'db'>, importId: number, max = MAX_FAULTS): Promise<StoredFault[]> {
  const { row, column, fault, isPicture } = importFaults;
  return db
    .select({ row, column, fault, isPicture })
    .from(importFaults)
    .where(eq(importFaults.importId, importId))
    .orderBy(asc(importFaults.id))
    .limit(max);
}

/** PostgreSQL keeps none. */
const withoutNul = (fact: string | number) => (typeof fact === 'string' ? fact.replaceAll('\0', '') : fact);

/** How many of them are kept, and so can be taken along. */
export function countFaults({ db }: Pick<Shop, 'db'>, importId: number): Promise<number> {
  return db.$count(importFaults, eq(importFaults.importId, importId));
}
