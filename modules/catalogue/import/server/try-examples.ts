import { inArray } from 'drizzle-orm';
import { products } from '#modules/catalogue/products/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { ChangedRecord, ImportExample } from './tables.ts';

/** Of what a trial did, the first products with what would change; within the trial, where new ones have a name. */
export async function describeExamples(
  tx: Transaction,
  changes: readonly ChangedRecord[],
  max: number,
): Promise<ImportExample[]> {
  const some = changes.filter(({ kind }) => kind === 'product').slice(0, max);
  const ids = some.map(({ objectId }) => objectId);
  if (ids.length === 0) return [];
  const { id, code, name } = products;
  const rows = await tx.select({ id, code, name }).from(products).where(inArray(id, ids));
  const named = new Map(rows.map((row) => [row.id, row]));
  return some.flatMap(({ objectId, isNew, changes: fields }) => {
    const found = named.get(objectId);
    if (!found) return [];
    // Long texts are not for a table.
    const short = Object.entries(fields).map(([field, [before, after]]) => [field, [cut(before), cut(after)]]);
    return [{ code: found.code, name: found.name, isNew, changes: Object.fromEntries(short) }];
  });
}

const MAX_LENGTH = 120;

function cut(value: unknown): unknown {
  return typeof value === 'string' && value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value;
}
