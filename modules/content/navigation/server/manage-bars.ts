import { asc, eq, max } from 'drizzle-orm';
import { MENU_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import { isRunning } from '#modules/content/home/rules/banner-fields.ts';
import { purgeLater } from '#modules/content/pages/server/index.ts';
import {
  changeRow,
  markOf,
  moveRow,
  type OwnedRows,
  removeRow,
  type SaveOutcome,
  saveSeenRow,
} from '#platform/audit/server/index.ts';
import { cached } from '#platform/cache/server/cached.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { checkFields } from '#platform/forms/rules/typed-fields.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type BarValues, barFields } from '../rules/frame-fields.ts';
import { bars } from './tables.ts';

const OWNED: OwnedRows<typeof bars> = { table: bars, kind: 'bar', tags: [MENU_TAG] };

export const NEW_BAR: BarValues = { text: '', address: '', startsAt: null, endsAt: null, enabled: true };

const listBars = cached({ seconds: 300, tags: [MENU_TAG] }, listManagedBars);

export async function getBars(shop: Shop): Promise<{ text: string; address: string }[]> {
  const now = shop.now();
  const running = (await listBars(shop)).filter((bar) => bar.enabled && isRunning(bar, now));
  return running.map(({ text, address }) => ({ text, address }));
}

export function listManagedBars({ db }: Pick<Shop, 'db'>) {
  return db.select().from(bars).orderBy(asc(bars.position), asc(bars.id));
}

export async function findManagedBar({ db }: Pick<Shop, 'db'>, id: number) {
  if (!isRowId(id)) return null;
  const [row] = await db.select().from(bars).where(eq(bars.id, id));
  return row ? { ...row, mark: markOf(row) } : null;
}

export async function saveBar(
  shop: Shop,
  id: number | null,
  values: BarValues,
  seen?: string,
): Promise<SaveOutcome | 'stale'> {
  const { text, address, startsAt, endsAt, enabled } = values;
  const faults = checkFields(barFields, values);
  if (faults) return { ok: false, faults };
  if (startsAt && endsAt && endsAt <= startsAt) return { ok: false, faults: { endsAt: 'order-of-dates' } };
  const stored = id === null ? null : await findManagedBar(shop, id);
  const [last] = await shop.db.select({ position: max(bars.position) }).from(bars);
  const position = stored?.position ?? (last?.position ?? 0) + 1;
  const row = { text, address, startsAt, endsAt, enabled, position };
  const andThen = async (tx: Transaction) => {
    for (const moment of [startsAt, endsAt]) await purgeLater(tx, [MENU_TAG], moment, shop.now());
  };
  return saveSeenRow(shop, OWNED, id, row, seen, { andThen });
}

export async function switchBar(shop: Shop, id: number, enabled: boolean): Promise<boolean> {
  return (await changeRow(shop, OWNED, id, { enabled })).ok;
}

export function moveBar(shop: Shop, id: number, places: number): Promise<boolean> {
  return moveRow(shop, OWNED, id, places);
}

export function removeBar(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  return removeRow(shop, OWNED, id, async () => false);
}
