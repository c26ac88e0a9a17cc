import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import * as opinionTexts from '../../texts/storefront.ts';
import { receiveOpinion } from './receive-opinion.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Kuchnia');
const fields = { note: '5', opinion: 'Polecam.', author: 'Ala', email: 'ala@example.pl' };

async function send(more: Record<string, string | File>) {
  const { visitor } = await createVisitor(shop);
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(visitorContext, { find: async () => visitor, ensure: async () => visitor });
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...more })) body.set(name, value);
  const productId = await addProduct(shop, { name: 'Kubek', categoryId });
  return receiveOpinion(new Request('https://sklep.example/', { method: 'POST', body }), context, { productId });
}

it('S8.38 an opinion that was taken says that it was sent', async () => {
  expect(await send({})).toEqual({ sent: true });
  expect(opinionTexts.sent).toContain('Twoja opinia została wysłana');
});

it('S8.38 an opinion that was refused says that it was not sent, and keeps what was written', async () => {
  const photo = new File(['hej'], 'zdjecie.jpg', { type: 'image/jpeg' });
  const { reply } = (await send({ photo })) as { reply: { error: object; initialValue: object } };
  expect(JSON.stringify(reply.error)).toContain('Opinia nie została wysłana');
  expect(reply.initialValue).toMatchObject({ opinion: 'Polecam.' });
});
