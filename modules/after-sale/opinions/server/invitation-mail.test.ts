import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { changeOrderState } from '#modules/sales/orders/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { outbox } from '#server/shop/schema.ts';
import { findInvitation, insertOpinion, inviteToOpinions } from './index.ts';
import { opinionInvitations } from './tables.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const after = (days: number): Shop => {
  const moment = new Date(shop.now().getTime() + days * DAY_MS);
  return { ...shop, now: () => moment };
};

async function deliver(email: string) {
  const productId = await addGood(shop, categoryId);
  const order = await placed(shop, await newShopper(shop, [{ productId }], { data: { email } }));
  for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, order.orderId, state);
  return { ...order, productId };
}

const mailsTo = (email: string) => shop.db.select().from(outbox).where(eq(outbox.recipient, email));

it('a buyer is invited once, some days after delivery, by a link that opens their order’s opinions', async () => {
  const email = 'opinia@example.com';
  const { number, productId } = await deliver(email);
  await runDueJobs(shop, [inviteToOpinions]);
  expect(await mailsTo(email)).toEqual([]);
  await runDueJobs(after(5), [inviteToOpinions]);
  await runDueJobs(after(6), [inviteToOpinions]);
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  const token = mail?.text.match(/\/opinia\/([\w-]+)/)?.[1] ?? '';
  const found = await findInvitation(after(6), token);
  expect(found).toMatchObject({ orderNumber: number, email, productIds: [productId], written: [] });
  const [kept] = await shop.db.select().from(opinionInvitations).where(eq(opinionInvitations.orderNumber, number));
  expect(kept?.tokenHash).not.toContain(token);
  expect(await findInvitation(after(200), token)).toBeNull();
  expect(await findInvitation(shop, `${token}x`)).toBeNull();

  const wanted = { productId, rating: 5, content: 'Dobre.', author: 'Ala', email, orderNumber: number };
  expect(await insertOpinion(shop, { ...wanted, invited: true })).toMatchObject({ ok: true, confirmed: true });
  expect(await insertOpinion(shop, { ...wanted, invited: true })).toEqual({ ok: false, error: 'already-written' });
  expect((await findInvitation(after(6), token))?.written).toEqual([productId]);
});

it('no customer is invited to review returned goods', async () => {
  const { orderId } = await deliver('zwrot@example.com');
  expect(await changeOrderState(shop, orderId, 'returned')).toBe('done');
  await runDueJobs(after(5), [inviteToOpinions]);
  expect(await mailsTo('zwrot@example.com')).toEqual([]);
});
