import { asc, eq, max } from 'drizzle-orm';
import { moveRow, type OwnedRows, removeRow, type SaveOutcome, saveRow } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { checkMethod, type MethodValues } from '../rules/method-fields.ts';
import { canSettle, PROVIDER_NAMES } from './providers.ts';
import { paymentMethods, payments } from './tables.ts';

const OWNED: OwnedRows<typeof paymentMethods> = {
  table: paymentMethods,
  kind: 'payment-method',
  tags: ['settings'],
};

/** `settled`: a provider takes the money, so an enabled method is visible. */
export type ManagedMethod = MethodValues & { id: number; settled: boolean };

export async function listManagedMethods(shop: Shop): Promise<ManagedMethod[]> {
  const rows = await shop.db
    .select()
    .from(paymentMethods)
    .orderBy(asc(paymentMethods.position), asc(paymentMethods.id));
  return rows.map((row) => toManaged(shop, row));
}

export async function findManagedMethod(shop: Shop, id: number): Promise<ManagedMethod | null> {
  if (!isRowId(id)) return null;
  const [row] = await shop.db.select().from(paymentMethods).where(eq(paymentMethods.id, id));
  return row ? toManaged(shop, row) : null;
}

function toManaged(shop: Shop, row: typeof paymentMethods.$inferSelect): ManagedMethod {
  const { position: _position, icon: _icon, ...method } = row;
  return { ...method, settled: canSettle(shop, row) };
}

/** O.34: a new method (`id` null) is last and enabled. */
export async function saveMethod(shop: Shop, id: number | null, values: MethodValues): Promise<SaveOutcome> {
  const faults = findFaults(values);
  if (faults) return { ok: false, faults };
  const [last] = await shop.db.select({ position: max(paymentMethods.position) }).from(paymentMethods);
  return saveRow(shop, OWNED, id, id === null ? { ...values, position: (last?.position ?? 0) + 1 } : values);
}

function findFaults(values: MethodValues) {
  const isKnown = values.provider === '' || PROVIDER_NAMES.includes(values.provider);
  return checkMethod(values) ?? (isKnown ? null : { provider: 'choice' as const });
}

export async function switchMethod(shop: Shop, id: number, enabled: boolean): Promise<boolean> {
  const method = await findManagedMethod(shop, id);
  if (!method) return false;
  const { id: _id, settled: _settled, ...values } = method;
  return (await saveRow(shop, OWNED, id, { ...values, enabled })).ok;
}

export function moveMethod(shop: Shop, id: number, places: 1 | -1): Promise<boolean> {
  return moveRow(shop, OWNED, id, places);
}

/** A used method can only be disabled. */
export function removeMethod(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  return removeRow(shop, OWNED, id, async (tx) => (await tx.$count(payments, eq(payments.methodId, id))) > 0);
}

/** Into an empty shop, each checked. */
export async function addMethods(
  tx: Transaction,
  rows: readonly (Partial<MethodValues> & Pick<MethodValues, 'name' | 'kind'> & { id: number; position: number })[],
): Promise<void> {
  for (const { id, position, ...said } of rows) {
    const values = { ...NEW_METHOD, ...said };
    const faults = findFaults(values);
    if (faults) throw new Error(`Payment method ${id} cannot be saved: ${JSON.stringify(faults)}`);
    await tx.insert(paymentMethods).values({ ...values, id, position });
  }
}

/** Default values of a new payment method. */
export const NEW_METHOD: MethodValues = {
  name: '',
  kind: 'transfer',
  description: '',
  cost: 0,
  minimum: null,
  maximum: null,
  maxPieces: null,
  provider: '',
  enabled: true,
};
