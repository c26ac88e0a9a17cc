import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orders } from '#server/shop/schema.ts';
import type { OrderView } from '../../rules/order-view.ts';
import { findOrderById } from '../../server/index.ts';
import { answer, guestRequests, HOST, type Keys } from '../../testing/guest-requests.server.ts';
import { findOwnOrder, type OrderNeed, seekOwnOrder, withoutPersonalData } from './find-own-order.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const { contextOf, customerWith } = guestRequests(shop);
const NEEDS: OrderNeed[] = ['look', 'claim', 'proof'];

async function bought({ points }: { points?: number } = {}) {
  const productId = await addGood(shop, categoryId);
  const shopper = await newShopper(shop, [{ productId }], { points });
  const { orderId } = await placed(shop, shopper);
  const order = await findOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  return { order, visitorId: shopper.visitorId, customerId: shopper.customerId };
}

const page = (token = '') => new URL(`${HOST}/zamowienie${token && `?token=${token}`}`);

describe('X.40 an order', () => {
  it('is opened for everything by its customer, its browser, its link and the hour after the link, each in its way', async () => {
    const { order, visitorId, customerId } = await bought({ points: 0 });
    for (const need of NEEDS) {
      const open = async (who: Keys, token?: string) =>
        seekOwnOrder(await customerWith(who), order.number, page(token), need);
      expect(await open({ customerId })).toMatchObject({
        by: 'proved',
        token: '',
        customerId,
        order: { id: order.id },
      });
      expect(await open({ visitorId })).toMatchObject({ by: 'proved', token: '', customerId: null });
      expect(await open({ proved: order })).toMatchObject({ by: 'proved', token: '', customerId: null });
      // Whoever has nothing but the link must keep it.
      expect(await open({}, order.accessToken)).toMatchObject({ by: 'proved', token: order.accessToken });
    }
  });

  it('is opened by nothing of another order, and by nothing at all', async () => {
    const { order } = await bought({ points: 0 });
    const other = await bought({ points: 0 });
    for (const need of NEEDS) {
      for (const who of [
        {},
        { customerId: other.customerId },
        { visitorId: other.visitorId },
        { proved: other.order },
        { named: other.order },
      ]) {
        expect(
          await seekOwnOrder(await customerWith(who), order.number, page(other.order.accessToken), need),
        ).toBeNull();
      }
    }
    expect(await answer(findOwnOrder(await customerWith({}), order.number, page()))).toBe(404);
  });

  it('of an account that was only named is looked at and no more; a guest’s is also returned or complained about', async () => {
    const [guests, accounts] = [(await bought()).order, (await bought({ points: 0 })).order];
    const opened = async (order: OrderView, need?: OrderNeed) =>
      (await seekOwnOrder(await customerWith({ named: order }), order.number, page(), need))?.by;
    expect(await Promise.all(NEEDS.map((need) => opened(guests, need)))).toEqual(['named', 'named', undefined]);
    expect(await Promise.all(NEEDS.map((need) => opened(accounts, need)))).toEqual(['named', undefined, undefined]);
    // Who says nothing wants to act.
    expect(await opened(guests)).toBe('named');
    expect(await opened(accounts)).toBeUndefined();
    const looked = { named: accounts };
    expect(await answer(findOwnOrder(await customerWith(looked), accounts.number, page()))).toBe(404);
    expect(await findOwnOrder(await customerWith(looked), accounts.number, page(), 'look')).toMatchObject({
      by: 'named',
    });
  });

  it('that was named is proved all the same to whoever has more', async () => {
    const { order, visitorId, customerId } = await bought({ points: 0 });
    const open = async (more: object, token?: string) =>
      seekOwnOrder(await customerWith({ named: order, ...more }), order.number, page(token), 'proof');
    expect(await open({ customerId })).toMatchObject({ by: 'proved' });
    expect(await open({ visitorId })).toMatchObject({ by: 'proved' });
    expect(await open({}, order.accessToken)).toMatchObject({ by: 'proved', token: order.accessToken });
  });

  it('is not opened by a sign-in that has ended', async () => {
    const { order, customerId } = await bought({ points: 0 });
    await shop.db.update(orders).set({ visitorId: null }).where(eq(orders.id, order.id));
    const context = contextOf(null, '10.0.0.1', { RSSID: 'x'.repeat(43) });
    expect(await seekOwnOrder(context, order.number, page(), 'look')).toBeNull();
    expect(await seekOwnOrder(await customerWith({ customerId }), order.number, page(), 'look')).not.toBeNull();
  });

  it('that was only named is shown without what tells who the buyer is', async () => {
    const { order } = await bought();
    expect(withoutPersonalData({ order, by: 'proved' })).toEqual(order);
    const nobody = { addresses: {}, email: '', phone: '', remarks: '', deliveryRemarks: '' };
    expect(withoutPersonalData({ order, by: 'named' })).toEqual({ ...order, ...nobody });
  });
});
