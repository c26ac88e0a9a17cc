import { expect, it } from 'vitest';
import { listMails } from '#platform/mail/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { requestProduct } from './index.ts';
import { productRequests } from './tables.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const request = { product: 'Kajak dmuchany', details: 'Dla dwóch osób', email: 'ola@example.pl' };

it('a question is kept and mailed to the shop', async () => {
  const { visitor } = await createVisitor(shop);
  expect(await requestProduct(shop, { ...request, visitorId: visitor.id, caller: '10.0.0.1' })).toBe('sent');
  expect(await shop.db.select().from(productRequests)).toMatchObject([request]);
  expect(await listMails(shop)).toMatchObject([{ recipient: shop.settings.email }]);
});

it('one browser asks ten times a day', async () => {
  const { visitor } = await createVisitor(shop);
  const outcomes: string[] = [];
  for (let n = 0; n < 11; n += 1) {
    outcomes.push(await requestProduct(shop, { ...request, visitorId: visitor.id, caller: '10.0.0.2' }));
  }
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(10);
  expect(outcomes.at(-1)).toBe('daily-limit');
});

it('one network address asks forty times a day, also without cookies', async () => {
  const ask = async (caller: string) => {
    const { visitor } = await createVisitor(shop);
    return requestProduct(shop, { ...request, visitorId: visitor.id, caller });
  };
  for (let n = 0; n < 40; n += 1) expect(await ask('10.0.0.3')).toBe('sent');
  expect(await ask('10.0.0.3')).toBe('daily-limit');
  expect(await ask('10.0.0.4')).toBe('sent');
});
