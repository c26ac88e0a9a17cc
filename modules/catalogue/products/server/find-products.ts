import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { photos, products, sizes } from './tables.ts';

type Reading = Pick<Shop, 'db'>;

const GTIN = /^\d{8}(?:\d{4,6})?$/;

/** The code of the product one of whose sizes has this number below its bar code; null when there is none. */
export async function findCodeByGtin({ db }: Reading, text: string): Promise<string | null> {
  const gtin = text.replace(/[\s-]/g, '');
  if (!GTIN.test(gtin)) return null;
  const [found] = await db
    .select({ code: products.code })
    .from(sizes)
    .innerJoin(products, eq(products.id, sizes.productId))
    .where(and(eq(sizes.gtin, gtin), ne(sizes.gtin, ''), products.visible))
    .limit(1);
  return found?.code ?? null;
}

/** Ids by code; a code without a product is missing. */
export async function findIdsByCode({ db }: Reading, codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: products.id, code: products.code })
    .from(products)
    .where(inArray(products.code, [...codes]));
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** Codes and names of these products, in the order of the ids. */
export async function listProductNames({ db }: Reading, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { id, code, name, visible } = products;
  const rows = await db
    .select({ id, code, name, visible })
    .from(products)
    .where(inArray(id, [...ids]));
  return ids.flatMap((wanted) => rows.find((row) => row.id === wanted) ?? []);
}

/** The model of each product that is a colour version. */
export async function findModels({ db }: Reading, ids: readonly number[]): Promise<Map<number, number | null>> {
  const rows = await db
    .select({ id: products.id, model: products.versionGroup })
    .from(products)
    .where(inArray(products.id, ids.filter(isRowId)));
  return new Map(rows.map(({ id, model }) => [id, model]));
}

/** The available product whose promotion ends next. */
export async function findNextPromotionEnd({ db, now }: Shop): Promise<{ id: number; until: Date } | null> {
  const [next] = await db
    .select({ id: products.id, until: products.promotionUntil })
    .from(products)
    // Spelled as in the index of promoted products.
    .where(
      and(
        sql`is_promotion and is_reduced and visible`,
        eq(products.available, true),
        gt(products.promotionUntil, now()),
      ),
    )
    .orderBy(asc(products.promotionUntil), asc(products.id))
    .limit(1);
  return next?.until ? { id: next.id, until: next.until } : null;
}

export function listPhotos({ db }: Reading, productId: number) {
  return db
    .select({ file: photos.file, tone: photos.tone, focus: photos.focus })
    .from(photos)
    .where(eq(photos.productId, productId))
    .orderBy(asc(photos.position), asc(photos.id));
}
