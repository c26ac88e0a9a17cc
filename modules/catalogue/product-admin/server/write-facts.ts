import { eq, sql } from 'drizzle-orm';
import { nextSlug } from '#modules/catalogue/products/rules/next-slug.ts';
import { placeProducts, products } from '#modules/catalogue/products/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { cleanHtml } from '#platform/html/server/index.ts';
import type { ProductValues } from '../rules/product-fields.ts';
import type { TypedProduct } from './typed-product.ts';

/** Writes what is in the product's own row, and its categories; says whether the menu may count it anew. */
export async function writeFacts(
  tx: Transaction,
  { row, values }: TypedProduct,
  wanted: ProductValues,
  now: Date,
): Promise<boolean> {
  const { versionOf: _of, bundleParts: _parts, traits: _traits, oldAddresses: _old, ...facts } = wanted;
  const slug = nextSlug(wanted, { name: values.name, slug: row.slug });
  await tx
    .update(products)
    .set({
      ...facts,
      slug,
      description: textOf(wanted.description, row.description),
      longDescription: textOf(wanted.longDescription, row.longDescription),
      measureUnit: wanted.measureUnit || null,
      versionName: wanted.versionName || null,
      versionTone: wanted.versionTone || null,
      withdrawalBar: wanted.withdrawalBar || null,
      configurator: wanted.configurator.length > 0 ? wanted.configurator : null,
      visible: wanted.visible && row.archivedAt === null,
      popularity: sql`greatest(0, popularity + ${wanted.soldElsewhere - row.soldElsewhere})`,
      updatedAt: now,
      version: sql`version + 1`,
    })
    .where(eq(products.id, row.id));
  const hasMoved = wanted.categoryId !== row.categoryId;
  if (hasMoved) await placeProducts(tx, [row.id]);
  return hasMoved || wanted.visible !== row.visible;
}

/** Stores the cleaned text; an untouched text stays as it is. */
function textOf(typed: string, kept: string): string {
  return typed.replaceAll('\r\n', '\n') === kept.replaceAll('\r\n', '\n') ? kept : cleanHtml(typed);
}
