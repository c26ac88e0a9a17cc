import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { isDelivered } from '#modules/catalogue/availability/rules/size-status.ts';
import { products, sizes } from '#modules/catalogue/products/server/index.ts';
import { suggest } from '#modules/catalogue/search/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

export interface PhoneGood {
  productId: number;
  name: string;
  /** Sent in a parcel: not a gift card, file or service. */
  isSent: boolean;
  sizes: PhoneSize[];
}

export interface PhoneSize {
  /** As the basket names it. */
  size: string;
  name: string;
  code: string;
  price: Grosze;
  /** -1 is unlimited. */
  stock: number;
}

export interface FoundGoods {
  goods: PhoneGood[];
  /** The only size with exactly this code or bar code. */
  exact: { productId: number; size: string } | null;
}

const MAX = 8;

/** By name, code of a product or size, and EAN; exact codes first. */
export async function findPhoneGoods(shop: Shop, text: string): Promise<FoundGoods> {
  const typed = text.trim();
  if (typed === '') return { goods: [], exact: null };
  const coded = await findByCode(shop, typed);
  // A caller wants one colour, not a card that represents all of them.
  const everyColour = { ...shop, settings: { ...shop.settings, oneCardPerModel: false } };
  const named = (await suggest(everyColour, typed, MAX)).products.map(({ id }) => id);
  const ids = [...new Set([...coded.map(({ productId }) => productId), ...named])].slice(0, MAX);
  const [only, ...others] = coded;
  return { goods: await listPhoneGoods(shop, ids), exact: only && others.length === 0 ? only : null };
}

/** Where only the product has the code, all of its sizes. */
async function findByCode(shop: Shop, text: string): Promise<{ productId: number; size: string }[]> {
  const key = text.toUpperCase();
  const barCode = text.replace(/[\s-]/g, '');
  const own = or(sql`upper(${sizes.code}) = ${key}`, and(eq(sizes.gtin, barCode), sql`${sizes.gtin} <> ''`));
  const found = await shop.db
    .select({ productId: products.id, size: sizes.type, ofSize: sql<boolean>`${own}` })
    .from(sizes)
    .innerJoin(products, eq(products.id, sizes.productId))
    .where(and(eq(products.visible, true), or(own, sql`upper(${products.code}) = ${key}`)))
    .orderBy(asc(products.id), asc(sizes.position))
    .limit(50);
  const exact = found.filter(({ ofSize }) => ofSize);
  return (exact.length > 0 ? exact : found).map(({ productId, size }) => ({ productId, size }));
}

/** In the given sequence, without those not on sale. */
export async function listPhoneGoods(shop: Shop, ids: readonly number[]): Promise<PhoneGood[]> {
  const known = [...new Set(ids)].filter(isRowId);
  if (known.length === 0) return [];
  const { type, name, code, price, stock, productId } = sizes;
  const rows = await shop.db
    .select({
      productId,
      product: products.name,
      size: type,
      name,
      code,
      price,
      stock,
      ownCode: products.code,
      kind: products.type,
    })
    .from(sizes)
    .innerJoin(products, eq(products.id, sizes.productId))
    .where(and(inArray(products.id, known), eq(products.visible, true)))
    .orderBy(asc(sizes.position), asc(sizes.id));
  const byProduct = Map.groupBy(rows, (row) => row.productId);
  return known.flatMap((id) => {
    const own = byProduct.get(id);
    if (!own?.[0]) return [];
    const list = own.map((row) => ({
      size: row.size,
      name: row.name,
      code: row.code || row.ownCode,
      price: row.price,
      stock: row.stock,
    }));
    return [{ productId: id, name: own[0].product, isSent: isDelivered(own[0].kind), sizes: list }];
  });
}
