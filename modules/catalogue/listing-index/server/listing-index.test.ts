import { expect, it, vi } from 'vitest';
import type { ListingFacts } from '#modules/catalogue/products/server/index.ts';
import { ListingIndex } from './listing-index.ts';

const product = (id: number, name: string): ListingFacts => ({
  id,
  name,
  visible: true,
  price: 0,
  popularity: 0,
  created: 0,
  categories: '',
  producers: '',
  series: '',
  flags: '',
  available: '',
  traits: '',
  sizes: '',
  model: 0,
});

it('an order of names that was being read while a product was renamed is not kept', async () => {
  const answers: ((ids: string) => void)[] = [];
  const execute = vi.fn().mockImplementation(
    () =>
      new Promise((answer) => {
        answers.push((ids) => answer({ rows: [{ ids }] }));
      }),
  );
  const shop = { db: { execute } };
  const index = new ListingIndex();
  index.take([product(1, 'Buty'), product(2, 'Czapka')]);

  const early = index.orderBy(shop, 'name');
  index.take([product(1, 'Trapery')]);
  answers[0]?.('1,2');
  await early;

  const late = index.orderBy(shop, 'name');
  answers[1]?.('2,1');
  expect([...(await late)].map((slot) => index.columns.ids[slot])).toEqual([2, 1]);
  expect(await index.orderBy(shop, 'name')).toBe(await late);
});

it('some products stand in the same order as among all', async () => {
  const index = new ListingIndex();
  index.take(
    Array.from({ length: 40 }, (_, at) => ({
      ...product(at + 1, 'Buty'),
      price: (at * 7) % 10,
      popularity: (at * 11) % 13,
      available: at % 3 === 0 ? '' : 'y',
    })),
  );
  const some = Int32Array.from([3, 39, 17, 18, 0, 25, 26, 27, 8]);
  for (const key of ['popularity', 'price', 'created'] as const) {
    const all = await index.orderBy({ db: { execute: vi.fn() } }, key);
    expect(index.inOrder(key, some)).toEqual(all.filter((slot) => some.includes(slot)));
  }
});
