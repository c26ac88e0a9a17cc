import { and, eq, lte } from 'drizzle-orm';
import { sizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import { leastSurcharge } from '#modules/catalogue/pricing/rules/configurator.ts';
import { describeReduction } from '#modules/catalogue/pricing/rules/reduction.ts';
import { showsPrice } from '#modules/catalogue/pricing/rules/shown-price.ts';
import { getLowestPrices, priceDropped, pricesDropped } from '#modules/catalogue/products/server/index.ts';
import { products, sizes } from '#modules/catalogue/products/server/tables.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { handleJob } from '#platform/jobs/server/index.ts';
import { type Mail, sendMail } from '#platform/mail/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { findWatchers, WATCHERS_AT_ONCE, type Watched } from './find-watchers.ts';
import { watchAlerts } from './tables.ts';
import { dropMail, type MailTo, returnMail, type WatchedSize } from './watch-mails.ts';
import { watchToken } from './watch-settings.ts';

type Job = { signal: AbortSignal };

/** X.36: everybody who keeps the size gets one mail about its lower price. */
export const notifyOfPriceDrop = handleJob(priceDropped, notifyOfDrop);

/** The same for the sizes of a product whose prices fell together. */
export const notifyOfPriceDrops = handleJob(pricesDropped, async (shop, { sizes, at }, job) => {
  for (const { sizeId, before } of sizes) await notifyOfDrop(shop, { sizeId, before, at }, job);
});

async function notifyOfDrop(shop: Shop, drop: { sizeId: number; before: Grosze; at: string }, job: Job): Promise<void> {
  const size = await findSize(shop, drop.sizeId);
  // Back to what it was, or given by phone, before this job's turn: nothing to tell.
  if (!size || !showsPrice(size)) return;
  const before = drop.before + size.answers;
  if (size.price >= before) return;
  const [lowest] = await getLowestPrices(shop, [
    { productId: size.productId, sizeType: size.type, changedAt: new Date(drop.at) },
  ]);
  const prices = { before, lowest: lowest?.price ?? before };
  const saving = describeReduction({ price: size.price, regularPrice: before, lowestPrice30: prices.lowest });
  // X.38: it was as cheap within the 30 days before, so this is no reduction to write about.
  if (!saving) return;
  await notifyAll(shop, size, 'price', job, (to) => dropMail(shop, size, { ...prices, saving }, to));
}

/** Whoever saved a size that was sold out learns that it is back; those who asked by mail are served by `notifyWaiting`. */
export async function notifyOfReturn(shop: Shop, { sizeId }: { sizeId: number }, job: Job): Promise<void> {
  const size = await findSize(shop, sizeId);
  if (!size || sizeStatus(size) === 'disable') return;
  await notifyAll(shop, size, 'return', job, (to) => returnMail(shop, size, to));
}

const RETENTION_DAYS = 90;

/** Beyond their purpose nobody's mails are remembered. */
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

/** Mail and mark in one transaction: after a crash those who have their mail are not found again. */
async function notifySome(tx: Transaction, shop: Shop, watched: Watched, write: (to: MailTo) => Mail): Promise<number> {
  const now = shop.now();
  const watchers = await findWatchers(tx, watched, now);
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

/** With the price it is shown with: answers that must be given are counted in. */
async function findSize(shop: Shop, sizeId: number) {
  const [row] = await shop.db
    .select({
      sizeId: sizes.id,
      type: sizes.type,
      sizeName: sizes.name,
      price: sizes.price,
      phonePrice: sizes.phonePrice,
      gratis: sizes.gratis,
      stock: sizes.stock,
      status: sizes.status,
      productId: products.id,
      productName: products.name,
      slug: products.slug,
      configurator: products.configurator,
    })
    .from(sizes)
    .innerJoin(products, eq(products.id, sizes.productId))
    .where(and(eq(sizes.id, sizeId), eq(products.visible, true)));
  if (!row) return undefined;
  const { configurator, ...size } = row;
  const answers = leastSurcharge(configurator ?? []);
  return { ...size, answers, price: size.price + answers };
}
