import { sql } from 'drizzle-orm';
import type { DemoProduct } from '#demo/catalogue/types.ts';
import { demoWarranties } from '#demo/catalogue/warranties.ts';
import { ebookFile } from '#demo/content/ebook-file.ts';
import { demoLocations } from '#demo/content/locations.ts';
import { advanceCounter, insertRows } from '#demo/insert-rows.ts';
import * as catalogueRows from '#demo/rows/catalogue-rows.ts';
import * as productRows from '#demo/rows/product-rows.ts';
import { clockAt, sizeRows } from '#demo/rows/size-rows.ts';
import { countCategoryProducts, reducedOf } from '#modules/catalogue/products/server/index.ts';
import { addLocations } from '#modules/sales/delivery/server/index.ts';
import { writeDigital } from '#modules/sales/digital-goods/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import {
  bundleParts,
  categories,
  dictionaryEntries,
  enclosures,
  locationStock,
  photos,
  priceHistory,
  producers,
  productCategories,
  productDictionary,
  products,
  productTraits,
  series,
  sizes,
  sizeTiers,
  stockLocations,
  traits,
  traitValues,
  warranties,
} from '#server/shop/schema.ts';

export async function insertCatalogue(
  transaction: Transaction,
  demo: readonly DemoProduct[],
  now: Date,
): Promise<void> {
  const clock = clockAt(now);
  const book = catalogueRows.traitValueBook();
  const traitsOfProducts = demo.flatMap((product) => productRows.productTraitRows(product, book));
  const sized = sizeRows(demo, clock);

  await insertRows(transaction, categories, catalogueRows.categoryRows());
  await insertRows(transaction, producers, catalogueRows.producerRows());
  await insertRows(transaction, series, catalogueRows.seriesRows());
  await insertRows(transaction, warranties, demoWarranties);
  await insertRows(transaction, traits, catalogueRows.traitRows());
  await insertRows(transaction, traitValues, book.rows);
  await insertRows(transaction, dictionaryEntries, catalogueRows.dictionaryRows());
  await addLocations(transaction, demoLocations);

  await insertRows(
    transaction,
    products,
    demo.map((product) => productRows.productRow(product, clock)),
  );
  for (const product of demo) {
    if (product.gives)
      await writeDigital(transaction, product.id, product.gives === 'file' ? ebookFile() : product.gives);
  }
  await insertRows(transaction, productCategories, demo.flatMap(productRows.productCategoryRows));
  await insertRows(transaction, productTraits, traitsOfProducts);
  await insertRows(transaction, productDictionary, demo.flatMap(productRows.productDictionaryRows));
  await insertRows(transaction, photos, demo.flatMap(productRows.photoRows));
  await insertRows(transaction, enclosures, demo.flatMap(productRows.enclosureRows));
  await insertRows(transaction, bundleParts, demo.flatMap(productRows.bundlePartRows));

  await insertRows(transaction, sizes, sized.sizes);
  await insertRows(transaction, sizeTiers, sized.tiers);
  await insertRows(transaction, priceHistory, sized.history);
  await insertRows(transaction, locationStock, sized.locations);
  await transaction.update(products).set({ isReduced: reducedOf(sql`products.id`) });

  await countCategoryProducts(transaction);
  for (const table of [
    categories,
    producers,
    series,
    traits,
    traitValues,
    dictionaryEntries,
    warranties,
    stockLocations,
    products,
    sizes,
  ]) {
    await advanceCounter(transaction, table);
  }
}
