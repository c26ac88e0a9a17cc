import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { orderableAmount } from '#modules/catalogue/availability/rules/size-status.ts';
import { sentSize } from '#modules/catalogue/products/rules/size-table.ts';
import { getBasket, listSizesOnSale, type SizeOfProduct } from '#modules/sales/basket/server/index.ts';
import { giftTravels } from '#modules/sales/order-ledger/rules/goods-sent.ts';
import type { Database } from '#platform/db/server/connect.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { lockVisitor } from '#platform/visitors/server/index.ts';
import { basketGifts, gifts } from './tables.ts';

export interface OfferedGift {
  giftId: number;
  productId: number;
  size: string;
  name: string;
  versionName: string;
  sizeName: string;
  link: string;
  photo: string | null;
  photoTone: string | null;
  /** See `photo-focus.ts`. */
  photoFocus?: string | null;
  minimumWorth: Grosze;
  /** Missing worth of the basket; 0 when it may be chosen. */
  missing: Grosze;
  soldOut: boolean;
  chosen: boolean;
}

export type GiftOutcome = 'chosen' | 'unknown' | 'below-minimum' | 'sold-out';

/** The gift of a basket, or why it is no longer available (S8.39). */
export type ChosenGift =
  | { kind: 'none' }
  | { kind: 'chosen'; giftId: number; sale: SizeOfProduct }
  | { kind: 'lost'; name: string; reason: 'below-minimum' | 'sold-out' | 'ended' | 'nothing-sent' };

type Reader = Pick<Database, 'select'>;

/** Running gifts for this basket by minimum worth. */
export async function listGifts(shop: Shop, visitorId: number | null): Promise<OfferedGift[]> {
  const { total, lines } = await getBasket(shop, visitorId);
  const worth = total[shop.settings.priceType];
  const chosen = visitorId === null ? null : await findGiftId(shop.db, visitorId);
  const offered = await listOffered(shop.db, shop.now(), lines);
  return offered.map(({ gift, sale }) => ({
    giftId: gift.id,
    productId: gift.productId,
    size: gift.sizeType,
    name: sale.name,
    versionName: sale.versionName ?? '',
    sizeName: sale.sizeName,
    link: productLink(gift.productId, sale.slug),
    photo: sale.photo,
    photoTone: sale.photoTone,
    photoFocus: sale.photoFocus,
    minimumWorth: gift.minimumWorth,
    missing: Math.max(0, gift.minimumWorth - worth),
    soldOut: isSoldOut(sale),
    chosen: chosen === gift.id,
  }));
}

/** S4.35, S4.36: replaces the gift chosen before. */
export async function chooseGift(
  shop: Shop,
  visitorId: number,
  choice: { productId: number; size: string },
): Promise<GiftOutcome> {
  const { total, lines } = await getBasket(shop, visitorId);
  const offered = await listOffered(shop.db, shop.now(), lines);
  const found = offered.find(
    ({ gift }) => gift.productId === choice.productId && gift.sizeType === sentSize(choice.size),
  );
  if (!found) return 'unknown';
  if (total[shop.settings.priceType] < found.gift.minimumWorth) return 'below-minimum';
  if (isSoldOut(found.sale)) return 'sold-out';
  const giftId = found.gift.id;
  await shop.db.transaction(async (tx) => {
    await lockVisitor(tx, visitorId);
    await tx
      .insert(basketGifts)
      .values({ visitorId, giftId, chosenAt: shop.now() })
      .onConflictDoUpdate({ target: basketGifts.visitorId, set: { giftId, chosenAt: shop.now() } });
  });
  return 'chosen';
}

export async function resignGift(db: Pick<Database, 'delete'>, visitorId: number): Promise<void> {
  await db.delete(basketGifts).where(eq(basketGifts.visitorId, visitorId));
}

export async function findGiftId(db: Reader, visitorId: number): Promise<number | null> {
  const [row] = await db
    .select({ giftId: basketGifts.giftId })
    .from(basketGifts)
    .where(eq(basketGifts.visitorId, visitorId));
  return row?.giftId ?? null;
}

export interface GivenGift {
  gift: typeof gifts.$inferSelect;
  sale: SizeOfProduct | undefined;
}

/** The chosen gift; null when none was chosen. */
export async function findGivenGift(db: Reader, visitorId: number): Promise<GivenGift | 'gone' | null> {
  const giftId = await findGiftId(db, visitorId);
  if (giftId === null) return null;
  const [gift] = await db.select().from(gifts).where(eq(gifts.id, giftId));
  if (!gift) return 'gone';
  const sizes = await listSizesOnSale(db, [gift.productId]);
  return { gift, sale: sizes.find((size) => size.size === gift.sizeType) };
}

export function judgeGift(
  given: GivenGift | 'gone' | null,
  { worth, types }: { worth: Grosze; types: readonly string[] },
  now: Date,
): ChosenGift {
  if (given === null) return { kind: 'none' };
  const { gift, sale } = given === 'gone' ? {} : given;
  if (!gift?.enabled || !sale?.visible || !isRunning(gift, now)) {
    return { kind: 'lost', name: sale?.name ?? '', reason: 'ended' };
  }
  if (!giftTravels(sale.type, types)) return { kind: 'lost', name: sale.name, reason: 'nothing-sent' };
  if (worth < gift.minimumWorth) return { kind: 'lost', name: sale.name, reason: 'below-minimum' };
  if (isSoldOut(sale)) return { kind: 'lost', name: sale.name, reason: 'sold-out' };
  return { kind: 'chosen', giftId: gift.id, sale };
}

async function listOffered(db: Reader, now: Date, lines: readonly { type: string }[]) {
  const types = lines.map(({ type }) => type);
  const rows = await db
    .select()
    .from(gifts)
    .where(
      and(
        gifts.enabled,
        or(isNull(gifts.startsAt), lte(gifts.startsAt, now)),
        or(isNull(gifts.endsAt), gt(gifts.endsAt, now)),
      ),
    )
    .orderBy(asc(gifts.minimumWorth), asc(gifts.position), asc(gifts.id));
  const sales = await listSizesOnSale(db, [...new Set(rows.map((gift) => gift.productId))]);
  return rows.flatMap((gift) => {
    const sale = sales.find((size) => size.productId === gift.productId && size.size === gift.sizeType);
    return sale?.visible && giftTravels(sale.type, types) ? [{ gift, sale }] : [];
  });
}

function isRunning({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }, now: Date): boolean {
  return (!startsAt || startsAt <= now) && (!endsAt || now < endsAt);
}

function isSoldOut(sale: SizeOfProduct): boolean {
  const amount = orderableAmount(sale);
  return amount >= 0 && amount < 1;
}
