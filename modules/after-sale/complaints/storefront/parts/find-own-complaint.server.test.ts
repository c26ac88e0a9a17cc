import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answer, guestRequests, HOST, type Keys } from '#modules/sales/orders/testing/guest-requests.server.ts';
import { boughtOrder } from '#platform/testing/bought-order.ts';
import { addGood, equipShop, newShopper } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { complaints } from '#server/shop/schema.ts';
import { fileComplaint } from '../../server/index.ts';
import { findOwnComplaint, seekOwnComplaint } from './find-own-complaint.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const { customerWith } = guestRequests(shop);

/** A complaint filed with this browser, by a guest or by a customer with an account. */
async function complained({ account = false } = {}) {
  const { order, visitorId, lineId } = await boughtOrder(shop, categoryId);
  const owner = account
    ? await newShopper(shop, [{ productId: await addGood(shop, categoryId) }], { points: 0 })
    : null;
  const customerId = owner?.customerId ?? null;
  const key = crypto.randomUUID();
  await fileComplaint(shop, order, { visitorId, customerId, key }, [
    { lineId, quantity: 1, description: 'Pękła', files: [] },
  ]);
  const [filed] = await shop.db.select().from(complaints).where(eq(complaints.orderId, order.id));
  if (!filed) throw new Error('no complaint');
  return { filed, visitorId, customerId };
}

const page = (token = '') => new URL(`${HOST}/reklamacje${token && `?token=${token}`}`);
const open = async (number: string, who: Keys, token?: string) =>
  seekOwnComplaint(await customerWith(who), number, page(token));

describe('X.40 a complaint', () => {
  it('is opened by its customer, its browser, its link and the hour after the link', async () => {
    const { filed, visitorId, customerId } = await complained({ account: true });
    const { number, accessToken } = filed;
    expect(await open(number, { customerId })).toMatchObject({ by: 'proved', token: '', complaint: { number } });
    expect(await open(number, { visitorId })).toMatchObject({ by: 'proved', token: '' });
    expect(await open(number, { proved: filed })).toMatchObject({ by: 'proved', token: '' });
    expect(await open(number, {}, accessToken)).toMatchObject({ by: 'proved', token: accessToken });
    expect(await findOwnComplaint(await customerWith({ customerId }), number, page())).toMatchObject({ by: 'proved' });
  });

  it('is opened by nothing of another complaint, and by nothing at all', async () => {
    const { filed } = await complained({ account: true });
    const { filed: other, visitorId, customerId } = await complained({ account: true });
    for (const who of [{}, { customerId }, { visitorId }, { proved: other }, { named: other }]) {
      expect(await open(filed.number, who, other.accessToken)).toBeNull();
    }
    expect(await answer(findOwnComplaint(await customerWith({}), filed.number, page()))).toBe(404);
  });

  it('that was only named is opened if it is a guest’s; an account’s needs more', async () => {
    const { filed: guests } = await complained();
    const { filed: accounts, visitorId, customerId } = await complained({ account: true });
    expect(await open(guests.number, { named: guests })).toMatchObject({ by: 'named', token: '' });
    expect(await open(accounts.number, { named: accounts })).toBeNull();
    expect(await open(accounts.number, { named: accounts, customerId })).toMatchObject({ by: 'proved' });
    expect(await open(accounts.number, { named: accounts, visitorId })).toMatchObject({ by: 'proved' });
    // The link says more than the name.
    const { accessToken } = guests;
    expect(await open(guests.number, { named: guests }, accessToken)).toMatchObject({
      by: 'proved',
      token: accessToken,
    });
  });
});
