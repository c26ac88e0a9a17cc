import { expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { producers, series } from '#server/shop/schema.ts';
import { categoryTag, HOME_TAG, producerTag, productTag, seriesTag } from '../rules/cache-tags.ts';
import { tagsShowing } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });

it('X.01 names every page that shows a price: product, both categories, producer, series and main page', async () => {
  const home = await addCategory(shop, 'Dom');
  const mugs = await addCategory(shop, 'Kubki', home);
  const [producer] = await shop.db.insert(producers).values({ name: 'Huta', slug: 'huta' }).returning();
  const [oneSeries] = await shop.db.insert(series).values({ name: 'Poranek', slug: 'poranek' }).returning();
  const [producerId = 0, seriesId = 0] = [producer?.id, oneSeries?.id];
  const id = await addProduct(shop, { name: 'Kubek', categoryId: mugs, producerId, seriesId });
  const other = await addProduct(shop, { name: 'Deska', categoryId: home });
  expect((await shop.db.transaction((tx) => tagsShowing(tx, [id]))).toSorted()).toEqual(
    [
      HOME_TAG,
      productTag(id),
      categoryTag(home),
      categoryTag(mugs),
      producerTag(producerId),
      seriesTag(seriesId),
    ].toSorted(),
  );
  expect((await tagsShowing(shop.db, [other])).toSorted()).toEqual(
    [HOME_TAG, productTag(other), categoryTag(home)].toSorted(),
  );
});
