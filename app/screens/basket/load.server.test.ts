import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type Page, pageContext, shopContext, visitorContext } from '#app/request-context.server.ts';
import { BASKET_NOTE_COOKIE, writeNote } from '#rules/basket/outcome-note.ts';
import { addToBasket } from '#shop/basket/index.ts';
import { addCategory, addProduct } from '#shop/db/testing/catalogue-rows.ts';
import { testDatabase } from '#shop/db/testing/test-database.ts';
import { createVisitor } from '#shop/visitors/index.ts';
import { basketScreenTexts } from '#texts/basket-screen.ts';
import { loadBasket } from './load.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Pakowanie');

it('S2.40 whoever comes back from the order with a line that lacks its comment is told so, not that it is gone', async () => {
  const productId = await addProduct(shop, { name: 'Bilecik', categoryId, commentPrompt: 'Treść bilecika' });
  const { visitor } = await createVisitor(shop);
  await addToBasket(shop, visitor.id, { productId, size: '', quantity: 1 });
  const note = writeNote([{ code: 'unavailable', productId, size: 'uniw', quantity: 0 }]);
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const page = { cookie: (name: string) => (name === BASKET_NOTE_COOKIE ? note : undefined) };
  context.set(pageContext, page as unknown as Page);
  const known = { id: visitor.id, customerId: null };
  context.set(visitorContext, { find: async () => known, ensure: async () => known });
  const { data } = await loadBasket(context, new URL('https://sklep.example/koszyk'));
  const reason = basketScreenTexts.obstacle({ kind: 'lacks-comment' }, { unit: 'szt.' });
  expect(data.notices).toMatchObject([{ kind: 'error', text: `Bilecik. ${reason}` }]);
  expect(data.restorable).toBe(false);
});
