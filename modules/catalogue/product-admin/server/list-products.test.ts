import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { reindexProducts } from '#modules/catalogue/search/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { producers, products } from '#server/shop/schema.ts';
import { EVERY_PRODUCT, type ProductFilter } from '../rules/product-filter.ts';
import { countManagedProducts, listManagedProducts } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const tents = await addCategory(shop, 'Namioty');
const light = await addCategory(shop, 'Lekkie', tents);
const [maker] = await shop.db
  .insert(producers)
  .values({ name: 'Śnieżka', slug: 'sniezka', address: 'Górna 1', email: 'a@example.com' })
  .returning({ id: producers.id });
const complete = { description: 'Opis', photo: 'a.jpg', measureAmount: 1, producerId: maker?.id };
const ridge = await addProduct(shop, {
  ...complete,
  name: 'Namiot Grań',
  code: 'GR-1',
  categoryId: light,
  createdAt: new Date('2026-01-02'),
  sizes: [{ type: 'S', name: 'S', code: 'GR-1-S', gtin: '5901234123457', price: 9000 }],
});
const bare = await addProduct(shop, {
  name: 'Śledzie',
  code: 'SL-1',
  categoryId: tents,
  createdAt: new Date('2026-01-01'),
  available: false,
  sizes: [{ stock: 0, price: 500 }],
});
const hidden = await addProduct(shop, {
  ...complete,
  name: 'Żółta płachta',
  code: 'PL-1',
  categoryId: tents,
  visible: false,
  createdAt: new Date('2026-01-03'),
  sizes: [{ price: 0 }],
});
const archived = await addProduct(shop, { ...complete, name: 'Stary namiot', categoryId: tents, visible: false });
await shop.db.update(products).set({ archivedAt: new Date() }).where(eq(products.id, archived));
await reindexProducts(shop);

async function listed(filter: Partial<ProductFilter>): Promise<number[]> {
  const { products: found } = await listManagedProducts(shop, { ...EVERY_PRODUCT, ...filter });
  return found.map(({ id }) => id);
}

it.each([
  ['everything, newest first', {}, [hidden, ridge, bare]],
  ['words of a name', { text: 'grań nami' }, [ridge]],
  ['a hidden one without Polish letters', { text: 'zolta' }, [hidden]],
  ['the beginning of a code', { text: 'gr-1' }, [ridge]],
  ['the code of a size', { text: 'GR-1-S' }, [ridge]],
  ['a bar code', { text: '590 1234 123457' }, [ridge]],
  ['signs of no meaning', { text: "%_\\'" }, []],
  ['a category with those below', { categoryId: tents }, [hidden, ridge, bare]],
  ['a category', { categoryId: light }, [ridge]],
  ['a producer', { producerId: maker?.id ?? 0 }, [hidden, ridge]],
  ['what is hidden', { visibility: 'hidden' as const }, [hidden]],
  ['the archive', { visibility: 'archived' as const }, [archived]],
  ['what cannot be bought', { stock: 'sold-out' as const }, [bare]],
  ['what has no photo', { missing: 'photo' as const }, [bare]],
  ['what has no price', { missing: 'price' as const }, [hidden]],
  ['what has no unit price', { missing: 'unit-price' as const }, [bare]],
  ['whose maker cannot be reached', { missing: 'safety' as const }, [bare]],
  ['what is not described', { missing: 'description' as const }, [bare]],
  ['by name', { sort: 'name' as const }, [ridge, bare, hidden]],
  ['the dearest first', { sort: 'dearest' as const }, [ridge, bare, hidden]],
])('O.24 finds %s', async (_case, filter, ids) => {
  expect(await listed(filter)).toEqual(ids);
});

it.each(['newest', 'name', 'cheapest', 'dearest', 'popular'] as const)(
  'O.24 pages by %s hold every product once, and a broken address begins at the beginning',
  async (sort) => {
    const paged: number[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: Awaited<ReturnType<typeof listManagedProducts>> = await listManagedProducts(
        shop,
        { ...EVERY_PRODUCT, sort },
        { after, size: 1 },
      );
      paged.push(...page.products.map(({ id }) => id));
      after = page.next;
    }
    expect(paged).toEqual(await listed({ sort }));
    expect(paged.toSorted()).toEqual([ridge, bare, hidden].toSorted());
    if (sort === 'name') return;
    const broken = await listManagedProducts(shop, { ...EVERY_PRODUCT, sort }, { after: '1_2026-99-99 10:00:00+00' });
    expect(broken.products).toHaveLength(3);
  },
);

it('O.24 counts what is missing, and says it of each', async () => {
  expect(await countManagedProducts(shop, { ...EVERY_PRODUCT, missing: 'photo' })).toEqual({
    all: 3,
    photo: 1,
    price: 1,
    'unit-price': 1,
    safety: 1,
    description: 1,
  });
  const { products: found } = await listManagedProducts(shop, { ...EVERY_PRODUCT, text: 'SL-1' });
  expect(found[0]?.missing).toEqual(['photo', 'unit-price', 'safety', 'description']);
});
