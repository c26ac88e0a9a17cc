import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { outbox } from '#server/shop/schema.ts';
import { writeOrderMails } from './index.ts';

const { shop: grossShop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(grossShop);

it.each([
  ['gross', ['12,31 zł', 'Koszt dostawy: 15,00 zł', 'Razem: 27,31 zł'], ['Rabat', 'Podatek VAT', 'netto']],
  [
    'net',
    ['10,01 zł netto', 'Koszt dostawy (netto): 12,20 zł', 'Podatek VAT: 5,11 zł', 'Razem: 27,32 zł'],
    ['Rabat', '12,31'],
  ],
] as const)(
  'the mail of a %s shop adds up in its own prices, and shows no rebate nobody got',
  async (priceType, told, untold) => {
    const shop = { ...grossShop, settings: { ...grossShop.settings, priceType } };
    const productId = await addGood(shop, categoryId, { price: 1231 });
    const email = `${priceType}@example.com`;
    await placed(shop, await newShopper(shop, [{ productId }], { data: { email } }));
    await runDueJobs(shop, [writeOrderMails]);
    const [mail] = await shop.db.select().from(outbox).where(eq(outbox.recipient, email));
    const text = mail?.text.replaceAll('\u00a0', ' ');
    for (const words of told) expect(text).toContain(words);
    for (const words of untold) expect(text).not.toContain(words);
  },
);

it('the confirmation greets once, and the shop is told of the order where its owner said', async () => {
  const productId = await addGood(grossShop, categoryId, { price: 1231 });
  const emailTexts = { greeting: 'Cześć!', ending: '' };
  const settings = { ...grossShop.settings, emailTexts, newOrderEmail: 'pakowanie@example.com' };
  const shop = { ...grossShop, settings };
  const { number } = await placed(
    shop,
    await newShopper(shop, [{ productId }], { data: { email: 'raz@example.com' } }),
  );
  await runDueJobs(shop, [writeOrderMails]);
  const [confirmation] = await shop.db.select().from(outbox).where(eq(outbox.recipient, 'raz@example.com'));
  expect(confirmation?.text).toContain('Cześć!');
  expect(confirmation?.text).not.toContain('Dzień dobry');
  const told = await shop.db.select().from(outbox).where(eq(outbox.recipient, settings.newOrderEmail));
  expect(told).toMatchObject([{ replyTo: 'raz@example.com', subject: expect.stringContaining(number) }]);
  expect(told[0]?.text).toContain(`/zaplecze/zamowienia/${number}`);
  expect(told[0]?.text).not.toContain('Cześć!');
});
