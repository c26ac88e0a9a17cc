import { asc, eq, max } from 'drizzle-orm';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
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
import { ALL_PAGES } from '#platform/db/server/purge-tags.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type CourierValues, checkCourier } from '../rules/courier-fields.ts';
import { couriers, pickupPoints } from './tables.ts';

// Pages of products, categories and the main page show costs and free delivery.
const OWNED: OwnedRows<typeof couriers> = { table: couriers, kind: 'courier', tags: [ALL_PAGES] };

export type ManagedCourier = CourierValues & { id: number };

/** All couriers in the owner's order, also disabled ones. */
export async function listManagedCouriers({ db }: Pick<Shop, 'db'>): Promise<ManagedCourier[]> {
  const rows = await db.select().from(couriers).orderBy(asc(couriers.position), asc(couriers.id));
  return rows.map(toManaged);
}

export async function findManagedCourier({ db }: Pick<Shop, 'db'>, id: number): Promise<ManagedCourier | null> {
  if (!isRowId(id)) return null;
  const [row] = await db.select().from(couriers).where(eq(couriers.id, id));
  return row ? toManaged(row) : null;
}

function toManaged({ position: _position, fault: _fault, ...courier }: typeof couriers.$inferSelect): ManagedCourier {
  return courier;
}

/** O.32: a new courier (`id` null) is the last one. */
export async function saveCourier(shop: Shop, id: number | null, values: CourierValues): Promise<SaveOutcome> {
  const faults = checkCourier(values);
  if (faults) return { ok: false, faults };
  return saveRow(shop, OWNED, id, id === null ? { ...values, position: await nextPosition(shop) } : values);
}

export async function switchCourier(shop: Shop, id: number, enabled: boolean): Promise<boolean> {
  return (await changeRow(shop, OWNED, id, { enabled })).ok;
}

export function moveCourier(shop: Shop, id: number, places: 1 | -1): Promise<boolean> {
  return moveRow(shop, OWNED, id, places);
}

/** One that has carried an order or has points can only be switched off. */
export function removeCourier(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  return removeRow(shop, OWNED, id, async (tx) => {
    const points = await tx.$count(pickupPoints, eq(pickupPoints.courierId, id));
    return points > 0 || (await tx.$count(orders, eq(orders.courierId, id))) > 0;
  });
}

/** Adds checked couriers to an empty shop. */
export async function addCouriers(
  tx: Transaction,
  rows: readonly (Partial<CourierValues> & Pick<CourierValues, 'name' | 'kind'> & { id: number; position: number })[],
): Promise<void> {
  for (const row of rows) {
    const { id, position, ...said } = row;
    const values = { ...NEW_COURIER, ...said };
    const faults = checkCourier(values);
    if (faults) throw new Error(`Courier ${id} cannot be saved: ${JSON.stringify(faults)}`);
    await tx.insert(couriers).values({ ...values, id, position });
  }
}

async function nextPosition({ db }: Shop): Promise<number> {
  const [last] = await db.select({ position: max(couriers.position) }).from(couriers);
  return (last?.position ?? 0) + 1;
}

export const NEW_COURIER: CourierValues = {
  name: '',
  kind: 'courier',
  icon: '',
  prepaidCost: null,
  onDeliveryCost: null,
  freeFrom: null,
  rates: [],
  maxWeight: null,
  maxWorth: null,
  maxOnDelivery: null,
  countries: ['PL'],
  postcodes: [],
  days: 1,
  deadline: '',
  weekdays: [1, 2, 3, 4, 5],
  needsPoint: false,
  requestsClientNumber: false,
  trackingLink: '',
  enabled: true,
};
