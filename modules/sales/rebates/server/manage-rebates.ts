import { desc, eq } from 'drizzle-orm';
import { categories } from '#modules/catalogue/products/server/index.ts';
import { findCustomer } from '#modules/customers/accounts/server/index.ts';
import { changeRow, type OwnedRows, removeRow, type SaveOutcome, saveRow } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Faults } from '#platform/forms/rules/typed-fields.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { parseRebateCode } from '../rules/rebate.ts';
import { checkRebate, type RebateValues } from '../rules/rebate-fields.ts';
import { rebates, rebateUses } from './tables.ts';

const OWNED: OwnedRows<typeof rebates> = { table: rebates, kind: 'rebate', tags: ['settings'] };

export type ManagedRebate = RebateValues & { id: number; uses: number; deleted: boolean };

const MAX = 500;

/** Newest first, also withdrawn ones. */
export async function listManagedRebates({ db }: Pick<Shop, 'db'>): Promise<ManagedRebate[]> {
  const rows = await db.select().from(rebates).orderBy(desc(rebates.id)).limit(MAX);
  return rows.map(toManaged);
}

export async function findManagedRebate({ db }: Pick<Shop, 'db'>, id: number): Promise<ManagedRebate | null> {
  if (!isRowId(id)) return null;
  const [row] = await db.select().from(rebates).where(eq(rebates.id, id));
  return row ? toManaged(row) : null;
}

export async function findRebateByCode({ db }: Pick<Shop, 'db'>, code: string): Promise<ManagedRebate | null> {
  const [row] = await db
    .select()
    .from(rebates)
    .where(eq(rebates.code, parseRebateCode(code) ?? ''));
  return row ? toManaged(row) : null;
}

function toManaged({ value, ...rebate }: typeof rebates.$inferSelect): ManagedRebate {
  const { effect } = rebate;
  return { ...rebate, percent: effect === 'percent' ? value : null, amount: effect === 'amount' ? value : null };
}

/** O.35: `id` null creates one. */
export async function saveRebate(shop: Shop, id: number | null, values: RebateValues): Promise<SaveOutcome> {
  const faults = checkRebate(values) ?? (await findUnknown(shop, values));
  if (faults) return { ok: false, faults };
  return saveRow(shop, OWNED, id, toRow(values), { code: 'taken' });
}

function toRow(values: RebateValues) {
  const { percent, amount, ...row } = values;
  const value = { percent, amount, 'free-shipping': 0 }[values.effect] ?? 0;
  return { ...row, code: parseRebateCode(values.code) ?? '', value };
}

async function findUnknown({ db }: Shop, { categoryId, customerId }: RebateValues): Promise<Faults | null> {
  if (categoryId !== null && (await db.$count(categories, eq(categories.id, categoryId))) === 0) {
    return { categoryId: 'unknown' };
  }
  const isUnassigned = customerId !== null && (await findCustomer(db, customerId)) === undefined;
  return isUnassigned ? { customerId: 'unknown' } : null;
}

export async function blockRebate(shop: Shop, id: number, blocked: boolean): Promise<boolean> {
  return (await changeRow(shop, OWNED, id, { blocked })).ok;
}

/** A used code stays for its orders and can only be blocked. */
export function withdrawRebate(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  return removeRow(shop, OWNED, id, async (tx) => (await tx.$count(rebateUses, eq(rebateUses.rebateId, id))) > 0);
}

type GivenRebate = Partial<RebateValues> &
  Pick<RebateValues, 'code' | 'effect'> & { id: number; uses?: number; deleted?: boolean };

/** Adds checked rebates to an empty shop. */
export async function addRebates(tx: Transaction, rows: readonly GivenRebate[]): Promise<void> {
  for (const { id, uses = 0, deleted = false, ...said } of rows) {
    const values = { ...NEW_REBATE, ...said };
    const faults = checkRebate(values);
    if (faults) throw new Error(`Rebate ${values.code} cannot be saved: ${JSON.stringify(faults)}`);
    await tx.insert(rebates).values({ ...toRow(values), id, uses, deleted });
  }
}

export const NEW_REBATE: RebateValues = {
  code: '',
  name: '',
  source: 'code',
  effect: 'percent',
  percent: null,
  amount: null,
  minimumWorth: null,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  oncePerCustomer: false,
  combinable: false,
  advertised: false,
  categoryId: null,
  customerId: null,
  blocked: false,
};
