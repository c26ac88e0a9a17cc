import { like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { freePieces } from '#modules/sales/order-ledger/server/index.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { jobs } from '#platform/jobs/server/tables.ts';
import { boughtOrder } from '#platform/testing/bought-order.ts';
import { equipShop } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { cancelReturn, fileReturn, findDraft, saveReturnMethod, saveReturnProducts } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const byBalance = { way: 'balance', bankAccount: '', note: '' } as const;

it('a return that is only begun is kept; given up it leaves no pieces, no mail and no word in the history', async () => {
  const { order, lineId } = await boughtOrder(shop, categoryId);
  const begin = async () => {
    await saveReturnProducts(shop, order, { wanted: [{ lineId, quantity: 2, comment: 'Za duże' }], reason: 'size' });
    const method = { method: 'own', deliveryId: 'poczta', parameterConfirmed: true, phone: '' } as const;
    await saveReturnMethod(shop, order.id, method);
  };
  await begin();
  const draft = await findDraft(shop, order.id);
  expect(draft).toMatchObject({ reason: 'size', method: 'own', lines: [{ quantity: 2, comment: 'Za duże' }] });
  const outcomes = await Promise.all([1, 2].map(() => cancelReturn(shop, draft?.id ?? 0)));
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'unknown']);
  expect(await findDraft(shop, order.id)).toBeNull();
  expect(await fileReturn(shop, order.id, byBalance)).toEqual({ kind: 'no-draft' });
  expect(await freePieces(shop.db, order.id, 'complaint')).toMatchObject([{ free: 3 }]);
  expect((await findOrderById(shop.db, order.id))?.timeline).toEqual(order.timeline);
  expect(await shop.db.$count(jobs, like(jobs.name, 'return-%'))).toBe(0);
  await begin();
  expect(await fileReturn(shop, order.id, byBalance)).toMatchObject({ kind: 'filed' });
});
