import { and, asc, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { photos, products, productTraits, sizes, traits, traitValues } from './tables.ts';

/** A condition for queries of other modules: the column holds the id of a product that customers can see. */
export function isShownProduct(id: SQLWrapper): SQL {
  return sql`exists (select from ${products} where ${products.id} = ${id} and ${products.visible})`;
}

export type ShownProduct = Awaited<ReturnType<typeof selectShown>>[number];

/** Products that customers can see, by id. */
export async function listShownProducts(db: Queries, ids: readonly number[]): Promise<Map<number, ShownProduct>> {
  const rows = await selectShown(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

async function selectShown(db: Queries, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { id, name, slug, photo, photoTone, photoFocus, minPrice, available } = products;
  return db
    .select({ id, name, slug, photo, photoTone, photoFocus, minPrice, available })
    .from(products)
    .where(and(inArray(id, [...ids]), eq(products.visible, true)));
}

/** Sizes of products that customers can see. */
export async function listShownSizes(
  db: Queries,
  productIds: readonly number[],
): Promise<{ productId: number; size: string }[]> {
  const ids = [...new Set(productIds.filter(isRowId))];
  if (ids.length === 0) return [];
  return db
    .select({ productId: sizes.productId, size: sizes.type })
    .from(sizes)
    .where(and(inArray(sizes.productId, ids), isShownProduct(sizes.productId)));
}

type SizeKey = { ids: readonly number[] } | { productId: number; type: string };

/** Sizes with their products, hidden ones included. */
export async function findSizes(db: Queries, key: SizeKey) {
  const isWanted =
    'ids' in key ? inArray(sizes.id, [...key.ids]) : and(eq(sizes.productId, key.productId), eq(sizes.type, key.type));
  return db
    .select({
      id: sizes.id,
      type: sizes.type,
      name: sizes.name,
      price: sizes.price,
      phonePrice: sizes.phonePrice,
      gratis: sizes.gratis,
      stock: sizes.stock,
      status: sizes.status,
      productId: products.id,
      productName: products.name,
      slug: products.slug,
      visible: products.visible,
      configurator: products.configurator,
    })
    .from(sizes)
    .innerJoin(products, eq(products.id, sizes.productId))
    .where(isWanted);
}

/** Traits of products in the sequence of the product page. */
export async function listTraitFacts(db: Queries, productIds: readonly number[]) {
  return db
    .select({ productId: productTraits.productId, name: traits.name, value: traitValues.value })
    .from(productTraits)
    .innerJoin(traitValues, eq(traitValues.id, productTraits.valueId))
    .innerJoin(traits, eq(traits.id, traitValues.traitId))
    .where(inArray(productTraits.productId, [...productIds]))
    .orderBy(asc(traits.position), asc(traits.id), asc(traitValues.position), asc(traitValues.id));
}

/** For queries of other modules: the name of the product with this id. */
export const productNameSql = (id: SQLWrapper): SQL =>
  sql`(select ${products.name} from ${products} where ${products.id} = ${id})`;

/** For queries of other modules: the name of a size by its product and type. */
export const sizeNameSql = (productId: SQLWrapper, type: SQLWrapper): SQL =>
  sql`(select ${sizes.name} from ${sizes} where ${sizes.productId} = ${productId} and ${sizes.type} = ${type})`;

/** Whether a picture is a photo of a product, or part of its description. */
export async function findPictureUses(db: Queries, file: string): Promise<{ asPhoto: boolean; inText: boolean }> {
  const inText = or(
    sql`position(${file} in ${products.description}) > 0`,
    sql`position(${file} in ${products.longDescription}) > 0`,
  );
  return {
    asPhoto: (await db.$count(photos, eq(photos.file, file))) > 0,
    inText: (await db.$count(products, inText)) > 0,
  };
}
