import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { producers, productCategories, products, sizes } from '#modules/catalogue/products/server/index.ts';
import { productsBeginning } from '#modules/catalogue/search/server/index.ts';
import { escapeLike, likePattern } from '#platform/db/server/like-pattern.ts';
import { isStopWord, splitWords } from '#platform/text/rules/split-words.ts';
import type { Missing, ProductFilter } from '../rules/product-filter.ts';

/** Asked of `products`: what is there, but not as it should be. */
export const LACKS: Record<Missing, SQL<boolean>> = {
  photo: sql`${products}.photo is null`,
  // The lowest price is asked first: it spares nearly every product the look at its sizes.
  price: sql`${products}.min_price = 0 and exists (select 1 from ${sizes} s where s.product_id = ${products}.id and s.price = 0 and not s.gratis
    and not s.phone_price and not ${products}.for_points)`,
  'unit-price': sql`${products}.measure_amount is null`,
  // GPSR: who made it, where they are found, and how they are written to.
  safety: sql`(${products}.producer_id is null
    or ${products}.producer_id in (select id from ${producers} where address = '' or email = ''))`,
  description: sql`${products}.description = '' and ${products}.long_description = ''`,
};

export function productConditions(filter: Omit<ProductFilter, 'sort'>): SQL | undefined {
  const { text, categoryId, producerId, visibility, stock, missing } = filter;
  return and(
    visibility === 'archived' ? isNotNull(products.archivedAt) : isNull(products.archivedAt),
    visibility === 'visible' ? products.visible : visibility === 'hidden' ? sql`not ${products}.visible` : undefined,
    stock === null ? undefined : eq(products.available, stock === 'in-stock'),
    producerId === null ? undefined : eq(products.producerId, producerId),
    categoryId === null
      ? undefined
      : sql`exists (select 1 from ${productCategories} c where c.product_id = ${products}.id and c.category_id = ${categoryId})`,
    missing === null ? undefined : LACKS[missing],
    textCondition(text),
  );
}

/**
 * Products of the shop are found by its search index, the few it leaves out by their names. A code or a bar code is found by
 * how it begins.
 */
function textCondition(text: string): SQL | undefined {
  if (text === '') return undefined;
  const words = splitWords(text).filter((word) => !isStopWord(word));
  const codes = [...new Set([text, text.toUpperCase()])].map((code) => `${escapeLike(code)}%`);
  const found = [
    ...codes.map((code) => sql`select id from ${products} where ${products.code} like ${code}`),
    ...codes.map((code) => sql`select product_id from ${sizes} where ${sizes.code} like ${code} and code <> ''`),
    sql`select product_id from ${sizes} where gtin = ${text.replace(/[\s-]/g, '')} and gtin <> ''`,
  ];
  if (words.length > 0) {
    const plain = sql`translate(lower(name || ' ' || code), 'ąćęłńóśźż', 'acelnoszz')`;
    const hidden = words.map((word) => sql`${plain} like ${likePattern(word)}`);
    found.push(productsBeginning(words), sql`select id from ${products} where not visible and ${and(...hidden)}`);
  }
  return or(sql`${products}.id in (${sql.join(found, sql` union `)})`);
}
