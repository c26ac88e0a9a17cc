import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import {
  type Page,
  pageContext,
  shopContext,
  visitorContext,
} from '#platform/shell/storefront/request-context.server.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { insertOpinion, setOpinionState } from '../server/index.ts';
import { receiveVote } from './receive-vote.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { visitor } = await createVisitor(shop);
const PAGE = 'https://sklep.example/opinie-o-sklepie?rating=4&counter=2';

async function addOpinion(): Promise<number> {
  const opinion = { productId: null, rating: 4, content: 'Szybko.', author: 'Ala', email: '' };
  const inserted = await insertOpinion(shop, opinion);
  if (!inserted.ok) throw new Error(inserted.error);
  await setOpinionState(shop, inserted.id, 'published');
  return inserted.id;
}

function vote(id: number, operation: string) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(pageContext, { caller: () => '192.0.2.1' } as Page);
  context.set(visitorContext, { find: async () => visitor, ensure: async () => visitor });
  const body = new URLSearchParams({ id: String(id), operation });
  const answer = receiveVote(new Request(PAGE, { method: 'POST', body }), context, new URL(PAGE));
  return answer.catch((thrown: Response) => thrown.headers.get('Location'));
}

it('after a vote the browser is at the opinion again, on the page and under the filter it came from', async () => {
  const id = await addOpinion();
  expect(await vote(id, 'positive')).toBe(`/opinie-o-sklepie?rating=4&counter=2#opinia-${id}`);
  expect(await vote(id, 'inaczej')).toBe('/opinie-o-sklepie?rating=4&counter=2');
});

it('a vote above the limit is refused in words', async () => {
  const id = await addOpinion();
  for (let times = 0; times < 20; times += 1) await vote(id, 'negative');
  expect(await vote(id, 'negative')).toMatchObject({ data: { fault: 'too-many-votes' }, init: { status: 429 } });
});
