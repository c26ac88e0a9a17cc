import { asc, eq, gte, max } from 'drizzle-orm';
import {
  changing,
  moveRow,
  type OwnedRows,
  recordChange,
  removeRow,
  type SaveOutcome,
  saveRow,
} from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import { ALL_PAGES } from '#platform/db/server/purge-tags.ts';
import { checkFields } from '#platform/forms/rules/typed-fields.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import {
  type ClosedDayValues,
  closedDayFields,
  type LocationValues,
  locationFields,
} from '../rules/location-fields.ts';
import { closedDays, locationStock, stockLocations } from './tables.ts';

const OWNED: OwnedRows<typeof stockLocations> = {
  table: stockLocations,
  kind: 'location',
  tags: ['locations', 'contact', 'settings'],
};

export type ManagedLocation = LocationValues & { id: number };

export async function listManagedLocations({ db }: Pick<Shop, 'db'>): Promise<ManagedLocation[]> {
  const rows = await db.select().from(stockLocations).orderBy(asc(stockLocations.position), asc(stockLocations.id));
  return rows.map(({ position: _position, ...location }) => location);
}

export async function findManagedLocation({ db }: Pick<Shop, 'db'>, id: number): Promise<ManagedLocation | null> {
  if (!isRowId(id)) return null;
  const [row] = await db.select().from(stockLocations).where(eq(stockLocations.id, id));
  if (!row) return null;
  const { position: _position, ...location } = row;
  return location;
}

/** O.33 */
export async function saveLocation(shop: Shop, id: number | null, values: LocationValues): Promise<SaveOutcome> {
  const faults = checkFields(locationFields, values);
  if (faults) return { ok: false, faults };
  const [last] = await shop.db.select({ position: max(stockLocations.position) }).from(stockLocations);
  return saveRow(shop, OWNED, id, id === null ? { ...values, position: (last?.position ?? 0) + 1 } : values);
}

/** Adds checked locations to an empty shop. */
export async function addLocations(tx: Transaction, rows: readonly (LocationValues & { id: number })[]): Promise<void> {
  for (const { id, ...values } of rows) {
    const faults = checkFields(locationFields, values);
    if (faults) throw new Error(`Location ${id} cannot be saved: ${JSON.stringify(faults)}`);
    await tx.insert(stockLocations).values({ ...values, id, position: id });
  }
}

export function moveLocation(shop: Shop, id: number, places: 1 | -1): Promise<boolean> {
  return moveRow(shop, OWNED, id, places);
}

/** A location with stock cannot be removed. */
export function removeLocation(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  return removeRow(
    shop,
    OWNED,
    id,
    async (tx) => (await tx.$count(locationStock, eq(locationStock.locationId, id))) > 0,
  );
}

/** Days from today on which nothing is sent, besides weekends and holidays. */
export function listComingClosedDays(shop: Shop): Promise<ClosedDayValues[]> {
  return shop.db
    .select()
    .from(closedDays)
    .where(gte(closedDays.day, warsawDay(shop.now())))
    .orderBy(asc(closedDays.day));
}

const DAYS = { kind: 'closed-day', tags: [ALL_PAGES] };

export async function saveClosedDay(shop: Shop, values: ClosedDayValues): Promise<SaveOutcome> {
  const faults = checkFields(closedDayFields, values);
  if (faults) return { ok: false, faults };
  await changing(shop, DAYS, async (tx) => {
    await writeClosedDay(tx, values);
    await recordChange(tx, shop, {
      action: 'closed-day.saved',
      object: { kind: DAYS.kind, id: values.day },
      to: values,
    });
  });
  return { ok: true, id: 0 };
}

export async function writeClosedDay(db: Queries, { day, reason }: ClosedDayValues): Promise<void> {
  await db.insert(closedDays).values({ day, reason }).onConflictDoUpdate({ target: closedDays.day, set: { reason } });
}

export async function removeClosedDay(shop: Shop, day: string): Promise<void> {
  await changing(shop, DAYS, async (tx) => {
    const [gone] = await tx.delete(closedDays).where(eq(closedDays.day, day)).returning();
    if (gone) {
      await recordChange(tx, shop, { action: 'closed-day.removed', object: { kind: DAYS.kind, id: day }, from: gone });
    }
  });
}
