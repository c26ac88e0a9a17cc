import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { fileComplaint } from '#shop/after-sale/complaints/index.ts';
import { fileReturn, saveReturnMethod, saveReturnProducts } from '#shop/after-sale/returns/index.ts';
import { withdraw } from '#shop/after-sale/withdrawals/index.ts';
import { openShop } from '#shop/open-shop.ts';
import { boughtOrder } from '#shop/platform/db/testing/bought-order.ts';
import { equipShop } from '#shop/platform/db/testing/order-shop.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { testLog } from '#shop/platform/db/testing/with-client.ts';
import { freePieces } from './claim-pieces.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const opened = await openShop({ databaseUrl: url, log: testLog, poolSize: 12, dataDir: shop.dataDir, demo: true });
const busy = { ...opened, settings: shop.settings };
afterAll(() => busy.close());

it('a return, complaints and withdrawals filed at the same moment never take more pieces than were bought', async () => {
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
      const taken = [returned, returned, ...complained, ...withdrawn].reduce((sum, quantity, at) => {
        const { kind } = outcomes[at] ?? {};
        return sum + (kind === 'filed' || kind === 'made' ? quantity : 0);
      }, 0);
      const [line] = await freePieces(shop.db, order.id);
      expect(taken).toBeGreaterThan(0);
      expect(taken + (line?.free ?? -1)).toBe(4);
    }),
    { numRuns: 10 },
  );
});
