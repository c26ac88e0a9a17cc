import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { fileComplaint } from '#modules/after-sale/complaints/server/index.ts';
import { fileReturn, saveReturnMethod, saveReturnProducts } from '#modules/after-sale/returns/server/index.ts';
import { withdraw } from '#modules/after-sale/withdrawals/server/index.ts';
import { boughtOrder } from '#platform/testing/bought-order.ts';
import { equipShop } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { testLog } from '#platform/testing/with-client.ts';
import { openShop } from '#server/shop/open-shop.ts';
import type { ClaimKind } from '../rules/claim.ts';
import { freePieces } from './claim-pieces.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const opened = await openShop({ databaseUrl: url, log: testLog, poolSize: 12, dataDir: shop.dataDir, demo: true });
const busy = { ...opened, settings: shop.settings };
afterAll(() => busy.close());

it('S1.11 returns, complaints and withdrawals filed at the same moment give up and complain about no more than was bought', async () => {
  const pieces = fc.integer({ min: 1, max: 4 });
  const several = fc.array(pieces, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(pieces, several, several, async (returned, complained, withdrawn) => {
      const { order, visitorId, lineId } = await boughtOrder(shop, categoryId, 4);
      await saveReturnProducts(shop, order, { wanted: [{ lineId, quantity: returned, comment: '' }], reason: '' });
      const method = { method: 'own', deliveryId: 'poczta', parameterConfirmed: true, phone: '' } as const;
      await saveReturnMethod(shop, order.id, method);
      const complain = (quantity: number) =>
        fileComplaint(busy, order, { visitorId, customerId: null, key: crypto.randomUUID() }, [
          { lineId, quantity, description: 'Pękła', files: [] },
        ]);
      const state = (quantity: number) =>
        withdraw(busy, order, {
          key: crypto.randomUUID(),
          pieces: [{ lineId, quantity }],
          name: 'Jan Kowalski',
          writeReceipt: async () => Buffer.from('%PDF'),
        });
      // From two tabs.
      const sendBack = () => fileReturn(busy, order.id, { way: 'balance', bankAccount: '', note: '' });
      const outcomes = await Promise.all([
        ...[sendBack(), sendBack()],
        ...complained.map(complain),
        ...withdrawn.map(state),
      ]);
      const taken = (quantities: number[], from: number) =>
        quantities.reduce((sum, quantity, at) => {
          const { kind } = outcomes[from + at] ?? {};
          return sum + (kind === 'filed' || kind === 'made' ? quantity : 0);
        }, 0);
      const givenUp = taken([returned, returned], 0) + taken(withdrawn, 2 + complained.length);
      const freeFor = async (kind: ClaimKind) => (await freePieces(shop.db, order.id, kind))[0]?.free ?? -1;
      expect(givenUp + taken(complained, 2)).toBeGreaterThan(0);
      expect(givenUp + (await freeFor('withdrawal'))).toBe(4);
      expect(taken(complained, 2)).toBeLessThanOrEqual(4);
      expect(await freeFor('complaint')).toBe(Math.max(0, 4 - givenUp - taken(complained, 2)));
    }),
    { numRuns: 10 },
  );
});
