import { asc, eq, max } from 'drizzle-orm';
import { checkExpress, type ExpressValues } from '#modules/sales/payments/rules/express-fields.ts';
import {
  changeRow,
  moveRow,
  type OwnedRows,
  removeRow,
  type SaveOutcome,
  saveRow,
} from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { expressProviders } from './tables.ts';

// Every product page has the buttons, and every page of the shop has this tag.
const OWNED: OwnedRows<typeof expressProviders> = {
  table: expressProviders,
  kind: 'express-provider',
  tags: ['settings'],
};

export type ManagedExpress = ExpressValues & { id: number };

/** All express checkouts in the owner's order, also disabled ones. */
export async function listManagedExpress({ db }: Pick<Shop, 'db'>): Promise<ManagedExpress[]> {
  const rows = await db
    .select()
    .from(expressProviders)
    .orderBy(asc(expressProviders.position), asc(expressProviders.id));
  return rows.map(toManaged);
}

export async function findManagedExpress({ db }: Pick<Shop, 'db'>, id: number): Promise<ManagedExpress | null> {
  if (!isRowId(id)) return null;
  const [row] = await db.select().from(expressProviders).where(eq(expressProviders.id, id));
  return row ? toManaged(row) : null;
}

function toManaged({ position: _position, ...values }: typeof expressProviders.$inferSelect): ManagedExpress {
  return values;
}

/** O.34: a new one (`id` null) is the last one. */
export async function saveExpress(shop: Shop, id: number | null, values: ExpressValues): Promise<SaveOutcome> {
  const faults = checkExpress(values);
  if (faults) return { ok: false, faults };
  const [last] = await shop.db.select({ position: max(expressProviders.position) }).from(expressProviders);
  const row = id === null ? { ...values, position: (last?.position ?? 0) + 1 } : values;
  return saveRow(shop, OWNED, id, row, { code: 'taken' });
}

export async function switchExpress(shop: Shop, id: number, enabled: boolean): Promise<boolean> {
  return (await changeRow(shop, OWNED, id, { enabled })).ok;
}

export function moveExpress(shop: Shop, id: number, places: 1 | -1): Promise<boolean> {
  return moveRow(shop, OWNED, id, places);
}

/** Orders do not refer to express checkouts. */
export function removeExpress(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  return removeRow(shop, OWNED, id, async () => false);
}

/** Adds checked express checkouts to an empty shop. */
export async function addExpress(
  tx: Transaction,
  rows: readonly (Partial<ExpressValues> & Pick<ExpressValues, 'name' | 'code'>)[],
): Promise<void> {
  for (const [at, said] of rows.entries()) {
    const values = { ...NEW_EXPRESS, ...said };
    const faults = checkExpress(values);
    if (faults) throw new Error(`Express checkout ${said.code} cannot be saved: ${JSON.stringify(faults)}`);
    await tx.insert(expressProviders).values({ ...values, position: at + 1 });
  }
}

export const NEW_EXPRESS: ExpressValues = { name: '', code: '', basketOnly: false, enabled: true };
