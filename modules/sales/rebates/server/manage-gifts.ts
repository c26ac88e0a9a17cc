import { and, asc, eq, max } from 'drizzle-orm';
import { products, sizes } from '#modules/catalogue/products/server/index.ts';
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
import { checkGift, type GiftValues } from '../rules/rebate-fields.ts';
import { gifts } from './tables.ts';

const OWNED: OwnedRows<typeof gifts> = { table: gifts, kind: 'gift', tags: ['settings'] };

export type ManagedGift = GiftValues & { id: number; product: string };

/** All gifts, also disabled and expired ones. */
export async function listManagedGifts({ db }: Pick<Shop, 'db'>): Promise<ManagedGift[]> {
  const rows = await db
    .select({ gift: gifts, product: products.name })
    .from(gifts)
    .leftJoin(products, eq(products.id, gifts.productId))
    .orderBy(asc(gifts.position), asc(gifts.id));
  return rows.map(toManaged);
}

export async function findManagedGift({ db }: Pick<Shop, 'db'>, id: number): Promise<ManagedGift | null> {
  if (!isRowId(id)) return null;
  const [row] = await db
    .select({ gift: gifts, product: products.name })
    .from(gifts)
    .leftJoin(products, eq(products.id, gifts.productId))
    .where(eq(gifts.id, id));
  return row ? toManaged(row) : null;
}

function toManaged({ gift, product }: { gift: typeof gifts.$inferSelect; product: string | null }): ManagedGift {
  const { position: _position, ...values } = gift;
  return { ...values, product: product ?? '' };
}

/** O.35: `id` null creates one. */
export async function saveGift(shop: Shop, id: number | null, values: GiftValues): Promise<SaveOutcome> {
  const faults = checkGift(values);
  if (faults) return { ok: false, faults };
  const { productId, sizeType } = values;
  if ((await shop.db.$count(products, eq(products.id, productId))) === 0) {
    return { ok: false, faults: { productId: 'unknown' } };
  }
  const isSize = and(eq(sizes.productId, productId), eq(sizes.type, sizeType));
  if ((await shop.db.$count(sizes, isSize)) === 0) return { ok: false, faults: { sizeType: 'unknown' } };
  const [last] = await shop.db.select({ position: max(gifts.position) }).from(gifts);
  return saveRow(shop, OWNED, id, id === null ? { ...values, position: (last?.position ?? 0) + 1 } : values);
}

export async function switchGift(shop: Shop, id: number, enabled: boolean): Promise<boolean> {
  return (await changeRow(shop, OWNED, id, { enabled })).ok;
}

export function moveGift(shop: Shop, id: number, places: 1 | -1): Promise<boolean> {
  return moveRow(shop, OWNED, id, places);
}

/** Orders keep the gift; baskets lose it. */
export function removeGift(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  return removeRow(shop, OWNED, id, async () => false);
}

/** Adds checked gifts to an empty shop. */
export async function addGifts(
  tx: Transaction,
  rows: readonly (Pick<GiftValues, 'productId' | 'sizeType' | 'minimumWorth'> & { id: number; position: number })[],
): Promise<void> {
  for (const { id, position, ...said } of rows) {
    const values = { ...NEW_GIFT, ...said };
    const faults = checkGift(values);
    if (faults) throw new Error(`Gift ${id} cannot be saved: ${JSON.stringify(faults)}`);
    await tx.insert(gifts).values({ ...values, id, position });
  }
}

export const NEW_GIFT: GiftValues = {
  productId: 0,
  sizeType: 'uniw',
  minimumWorth: 0,
  startsAt: null,
  endsAt: null,
  enabled: true,
};
