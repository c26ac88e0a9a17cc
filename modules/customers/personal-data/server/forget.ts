import { removeUploadBytes } from '#modules/catalogue/media/server/index.ts';
import { FAVOURITES_OF_VISITOR } from '#modules/customers/favourites/server/index.ts';
import { LISTS_OF_VISITOR } from '#modules/customers/lists/server/index.ts';
import { BASKET_LINES_OF_VISITOR } from '#modules/sales/basket/server/index.ts';
import { findOrdersToForget, forgetOrdersLater, lockOrdersOf } from '#modules/sales/orders/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Forgetting, Person } from '#platform/personal-data/server/personal-records.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { lockDepartedVisitors } from '#platform/visitors/server/index.ts';
import { PERSONAL_RECORDS } from './records.ts';

/** Parcels, returns and complaints need the buyer this long after an order. */
const DAYS_AFTER = 30;
const BACKWARDS = PERSONAL_RECORDS.toReversed();

/** Files are deleted after the transaction is committed. */
export async function forgetting(shop: Shop, work: (forgetting: Forgetting) => Promise<void>): Promise<void> {
  const files = await shop.db.transaction(async (db: Transaction) => {
    const all: Forgetting = { db, now: shop.now(), files: [] };
    await work(all);
    return all.files;
  });
  for (const name of files) await removeUploadBytes(shop, name);
}

/** X.23. Orders that are not done are forgotten later. */
export async function forgetPerson(all: Forgetting, person: Person): Promise<void> {
  const orders = await lockOrdersOf(all.db, person.customerId);
  const held = await findHeld(all, orders);
  await forgetOrdersLater(all, [...held]);
  await forgetOrders(
    all,
    orders.filter((id) => !held.has(id)),
  );
  for (const records of BACKWARDS) {
    await records.forget?.(all, person);
    await records.forgetVisitors?.(all, person.visitorIds);
  }
}

export async function sweepForgottenOrders(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - DAYS_AFTER * DAY_MS);
  await forgetting(shop, async (all) => {
    const orders = await findOrdersToForget(all.db, before);
    const held = await findHeld(all, orders);
    await forgetOrders(
      all,
      orders.filter((id) => !held.has(id)),
    );
    for (const records of BACKWARDS) await records.forgetOver?.(all, before);
  });
}

/** Keeps locks short. */
const VISITORS_AT_ONCE = 1000;
const VISITOR_DAYS = 90;
const HOLDINGS = [BASKET_LINES_OF_VISITOR, FAVOURITES_OF_VISITOR, LISTS_OF_VISITOR];
/** Longer than any renewal or order by phone takes. */
const VISITOR_OF_SHOP_DAYS = 1;

export async function sweepVisitors(shop: Shop, signal?: AbortSignal): Promise<void> {
  const daysAgo = (days: number) => new Date(shop.now().getTime() - days * DAY_MS);
  const limits = { before: daysAgo(VISITOR_DAYS), beforeByShop: daysAgo(VISITOR_OF_SHOP_DAYS) };
  let found: number;
  do {
    found = 0;
    await forgetting(shop, async (all) => {
      const visitors = await lockDepartedVisitors(all.db, limits, VISITORS_AT_ONCE, HOLDINGS);
      found = visitors.length;
      if (found > 0) for (const records of BACKWARDS) await records.forgetVisitors?.(all, visitors);
    });
  } while (found === VISITORS_AT_ONCE && !signal?.aborted);
}

async function findHeld({ db }: Forgetting, orders: readonly number[]): Promise<Set<number>> {
  const held = new Set<number>();
  for (const records of PERSONAL_RECORDS) {
    for (const id of (await records.findHeldOrders?.(db, orders)) ?? []) held.add(id);
  }
  return held;
}

async function forgetOrders(all: Forgetting, orders: readonly number[]): Promise<void> {
  for (const records of BACKWARDS) await records.forgetOrders?.(all, orders);
}
