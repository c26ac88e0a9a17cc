import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { addFavourites } from '#modules/customers/favourites/server/index.ts';
import { FROM_FAVOURITES } from '#platform/links/rules/screen-links.ts';
import {
  type Page,
  pageContext,
  shopContext,
  visitorContext,
} from '#platform/shell/storefront/request-context.server.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { getLists } from '../../server/index.ts';
import { listFaultText } from '../../texts/list-faults.ts';
import { receiveAddToList } from './load.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Odzież');
const sizes = Array.from({ length: 101 }, (_, index) => ({ type: `R${index}` }));
const sock = await addProduct(shop, { name: 'Skarpeta', categoryId, sizes });

async function press(
  favourites: string[],
  fields: string[][] = [
    ['list', 'own'],
    ['name', 'Z ulubionych'],
  ],
) {
  const { visitor } = await createVisitor(shop);
  const keys = favourites.map((size) => ({ productId: sock, size }));
  await addFavourites(shop, visitor.id, keys);
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const page: Partial<Page> = { cookie: () => undefined };
  context.set(pageContext, page as Page);
  const who = { id: visitor.id, customerId: null };
  context.set(visitorContext, { find: async () => who, ensure: async () => who });
  const body = new URLSearchParams(fields);
  const request = new Request(`https://sklep.example${FROM_FAVOURITES}`, { method: 'POST', body });
  const answer = await receiveAddToList(request, context).catch((thrown: Response) => thrown.headers.get('Location'));
  return { answer, lists: await getLists(shop, { visitorId: visitor.id, customerId: null }) };
}

it('S2.63 all favourites become a private list, also more than the limit of one call', async () => {
  const { answer, lists } = await press(sizes.map(({ type }) => type));
  expect(answer).toMatch(/^\/listy\/\d+/);
  expect(lists).toMatchObject([{ name: 'Z ulubionych', productCount: 101, public: false }]);
});

it('one that has no size yet is asked for it before there is a list', async () => {
  expect(await press(['R1', ''])).toEqual({ answer: FROM_FAVOURITES, lists: [] });
});

/** The form of the favourites page with chosen sizes. */
const chosen = (...sent: string[]) => [
  ['list', 'own'],
  ['name', 'Z ulubionych'],
  ...sent.flatMap((size) => [
    ['product', String(sock)],
    ['size', size],
  ]),
];

it('S2.63 a favourite left without a size stays out of the list, and that is said', async () => {
  const { answer, lists } = await press(['R1', ''], chosen('R1', ''));
  expect(answer).toMatch(/^\/listy\/\d+\?stan=addedSome$/);
  expect(lists).toMatchObject([{ productCount: 1 }]);
});

it('of favourites that all lack a size there is no list', async () => {
  expect(await press([''], chosen(''))).toEqual({
    answer: { name: 'Z ulubionych', error: listFaultText('size-required') },
    lists: [],
  });
});

it('S3.54 a list made while a product is added is for its owner alone until it is shared', async () => {
  const fields = [['list', 'new'], ...chosen('R1').slice(1)];
  const { lists } = await press(['R1'], fields);
  expect(lists).toMatchObject([{ name: 'Z ulubionych', productCount: 1, public: false }]);
});
