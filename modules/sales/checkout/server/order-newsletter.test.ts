import { beforeEach, describe, expect, it } from 'vitest';
import {
  confirmReader,
  findReader,
  leaveNewsletter,
  requestNewsletterConsent,
} from '#modules/customers/newsletter/server/index.ts';
import type { OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';
import { addGood, equipShop, goodData, newShopper, order, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { attemptCounts, newsletterReaders, outbox } from '#server/shop/schema.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const { categoryId } = await equipShop(shop);
const consents = { terms: true, virtual: true, service: true, mailing: true, sms: false };
const ticked: Partial<OrderData> = { email: 'Jan@Example.com', consents };

beforeEach(async () => {
  for (const table of [newsletterReaders, outbox, attemptCounts]) await shop.db.delete(table);
});

async function shopper({ data = ticked, points }: { data?: Partial<OrderData>; points?: number } = {}) {
  return newShopper(shop, [{ productId: await addGood(shop, categoryId) }], { data, points });
}
const readers = () => shop.db.select().from(newsletterReaders);
const token = async () => (await readers())[0]?.token ?? '';
const emails = async () => (await shop.db.select().from(outbox)).filter(({ text }) => text.includes('/newsletter/'));

describe('the newsletter consent of an order', () => {
  it.each([
    ['guest', undefined],
    ['customer', 0],
  ])('X.54 of a %s sends the email that asks for the confirmation, and its link confirms', async (_, points) => {
    const buyer = await shopper({ points });
    await placed(shop, buyer);
    expect(await readers()).toMatchObject([
      { email: 'jan@example.com', name: 'Jan', confirmedAt: null, customerId: buyer.customerId },
    ]);
    const [email, ...more] = await emails();
    expect([email?.recipient, more]).toEqual(['jan@example.com', []]);
    expect(email?.text).toContain(`/newsletter/${await token()}/potwierdz`);
    expect(await confirmReader(shop, await token())).toBe(true);
  });

  it('X.54 is asked once: neither a second press nor the next order sends another email while its link works', async () => {
    const buyer = await shopper();
    const key = crypto.randomUUID();
    await order(shop, buyer, key);
    await order(shop, buyer, key);
    const first = await token();
    await placed(shop, await shopper());
    expect(await emails()).toHaveLength(1);
    expect(await findReader(shop, first)).toEqual({ state: 'asked' });
    now = new Date(now.getTime() + 15 * DAY_MS);
    await placed(shop, await shopper());
    expect(await emails()).toHaveLength(2);
  });

  it('X.54 sends nothing to an address that confirmed, and asks one that left', async () => {
    const wanted = { email: 'jan@example.com', name: 'Jan', consent: 'Chcę.', caller: '' };
    await requestNewsletterConsent(shop, { ...wanted, visitorId: (await shopper()).visitorId });
    await confirmReader(shop, await token());
    const before = (await emails()).length;
    await placed(shop, await shopper());
    expect(await emails()).toHaveLength(before);
    expect(await findReader(shop, await token())).toEqual({ state: 'reading' });
    await leaveNewsletter(shop, await token());
    await placed(shop, await shopper());
    expect(await emails()).toHaveLength(before + 1);
  });

  it('X.54 sends no request when the box is empty, and no order fails above the limit of emails', async () => {
    await placed(shop, await shopper({ data: goodData }));
    expect(await readers()).toEqual([]);
    for (let count = 0; count < 5; count += 1) {
      await shop.db.delete(newsletterReaders);
      await placed(shop, await shopper());
    }
    expect(await emails()).toHaveLength(3);
  });
});
