import { lte, sql } from 'drizzle-orm';
import { sizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import { leastSurcharge } from '#modules/catalogue/pricing/rules/configurator.ts';
import { describeReduction } from '#modules/catalogue/pricing/rules/reduction.ts';
import { showsPrice } from '#modules/catalogue/pricing/rules/shown-price.ts';
import { findSizes, getLowestPrices, priceDropped, pricesDropped } from '#modules/catalogue/products/server/index.ts';
import { listEmails } from '#modules/customers/accounts/server/index.ts';
import { listNotified } from '#modules/customers/stock-alerts/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { handleJob } from '#platform/jobs/server/index.ts';
import { type Mail, sendMail } from '#platform/mail/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { watchAlerts } from './tables.ts';
import { dropMail, type MailTo, returnMail, type WatchedSize } from './watch-mails.ts';
import { watchToken } from './watch-settings.ts';

type Job = { signal: AbortSignal };

/** X.36 */
export const notifyOfPriceDrop = handleJob(priceDropped, notifyOfDrop);

export const notifyOfPriceDrops = handleJob(pricesDropped, async (shop, { sizes, at }, job) => {
  for (const { sizeId, before } of sizes) await notifyOfDrop(shop, { sizeId, before, at }, job);
});

async function notifyOfDrop(shop: Shop, drop: { sizeId: number; before: Grosze; at: string }, job: Job): Promise<void> {
  const size = await findSize(shop, drop.sizeId);
  // The price was restored, or is given only by phone.
  if (!size || !showsPrice(size)) return;
  const before = drop.before + size.answers;
  if (size.price >= before) return;
  const [lowest] = await getLowestPrices(shop, [
    { productId: size.productId, sizeType: size.type, changedAt: new Date(drop.at) },
  ]);
  const prices = { before, lowest: lowest?.price ?? before };
  const saving = describeReduction({ price: size.price, regularPrice: before, lowestPrice30: prices.lowest });
  // X.38: the price was as low within 30 days, so this is no reduction.
  if (!saving) return;
  await notifyAll(shop, size, 'price', job, (to) => dropMail(shop, size, { ...prices, saving }, to));
}

/** Customers who asked by email are notified by `notifyWaiting`. */
export async function notifyOfReturn(shop: Shop, { sizeId }: { sizeId: number }, job: Job): Promise<void> {
  const size = await findSize(shop, sizeId);
  if (!size || sizeStatus(size) === 'disable') return;
  await notifyAll(shop, size, 'return', job, (to) => returnMail(shop, size, to));
}

const RETENTION_DAYS = 90;

export async function sweepAlerts(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - RETENTION_DAYS * DAY_MS);
  await shop.db.delete(watchAlerts).where(lte(watchAlerts.sentAt, before));
}

async function notifyAll(
  shop: Shop,
  size: WatchedSize & { sizeId: number; price: Grosze },
  kind: Watched['kind'],
  { signal }: Job,
  write: (to: MailTo) => Mail,
): Promise<void> {
  const { productId, sizeId, type: sizeType, price } = size;
  const watched = { kind, productId, sizeId, sizeType, price };
  while (!signal.aborted) {
    const notified = await shop.db.transaction((tx) => notifySome(tx, shop, watched, write));
    if (notified < WATCHERS_AT_ONCE) return;
  }
}

/** Email and mark are written in one transaction: a crash sends nothing twice. */
async function notifySome(tx: Transaction, shop: Shop, watched: Watched, write: (to: MailTo) => Mail): Promise<number> {
  const now = shop.now();
  const watchers = await findWatchers(tx, shop, watched, now);
  const { kind, productId, sizeType, price } = watched;
  for (const { customerId, email } of watchers) {
    const [alert] = await tx
      .insert(watchAlerts)
      .values({ customerId, productId, kind, sizeType, price, sentAt: now })
      .returning({ id: watchAlerts.id });
    const token = await watchToken(tx, customerId);
    await sendMail(tx, write({ email, token, key: `watch-${alert?.id ?? 0}` }), now);
  }
  return watchers.length;
}

/** Mandatory configurator surcharges are part of the price. */
async function findSize(shop: Shop, sizeId: number) {
  const [row] = await findSizes(shop.db, { ids: [sizeId] });
  if (!row?.visible) return undefined;
  const answers = leastSurcharge(row.configurator ?? []);
  return { ...row, sizeId, sizeName: row.name, answers, price: row.price + answers };
}

interface Watcher {
  customerId: number;
  email: string;
}

interface Watched {
  kind: 'price' | 'return';
  productId: number;
  sizeId: number;
  sizeType: string;
  price: Grosze;
}

/** Emails about a price at least as low are sent once a month, about a return once a week. */
const QUIET_DAYS = { price: 30, return: 7 };
const WATCHERS_AT_ONCE = 100;

/**
 * Customers who saved this size, want such emails and have not received this one. Favourites count in the customer's last
 * browser. One transaction per product at a time.
 */
async function findWatchers(
  tx: Transaction,
  shop: Shop,
  { kind, productId, sizeId, sizeType, price }: Watched,
  now: Date,
): Promise<Watcher[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('watching'), ${productId})`);
  const since = new Date(now.getTime() - QUIET_DAYS[kind] * DAY_MS).toISOString();
  const sameAlert = kind === 'price' ? sql`a.price <= ${price}` : sql`a.size_type = ${sizeType}`;
  const savers = await shop.later.listSavers(tx, productId, sizeType);
  const { rows } = await tx.execute<{ id: number }>(sql`
    select saver.id from unnest(${sql.param(savers)}::int[]) saver (id)
    where not exists (select from watch_settings s where s.customer_id = saver.id and s.stopped_at is not null)
      and not exists (select from watch_alerts a where a.customer_id = saver.id and a.product_id = ${productId}
        and a.kind = ${kind} and ${sameAlert} and a.sent_at > ${since}::timestamptz)`);
  const watchers = await listEmails(
    tx,
    rows.map(({ id }) => id),
  );
  const notified = new Set(kind === 'return' ? await listNotified(tx, sizeId, new Date(since)) : []);
  return watchers.filter(({ email }) => !notified.has(email.toLowerCase())).slice(0, WATCHERS_AT_ONCE);
}
