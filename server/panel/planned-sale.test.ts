import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { percentOff } from '#modules/catalogue/pricing/texts/storefront.ts';
import { runReductions } from '#modules/catalogue/product-admin/server/index.ts';
import * as reductions from '#modules/catalogue/product-admin/texts/panel-reductions.ts';
import { endPromotions } from '#modules/catalogue/products/server/index.ts';
import { addFavourites } from '#modules/customers/favourites/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { customers, outbox, photos, sizes, visitors } from '#server/shop/schema.ts';
import { shopJobs } from '#server/shop/shop-jobs.ts';
import { openPanel } from '../testing/open-panel.ts';

let now = new Date('2026-07-01T10:00:00Z');
const { shop, ask } = await openPanel({ filled: 'empty', now: () => now });
const { signal } = new AbortController();

async function run() {
  await runReductions(shop, signal);
  await endPromotions(shop, signal);
  await runDueJobs(shop, shopJobs({ mail: undefined }));
}

const categoryId = await addCategory(shop, 'Namioty');
// It was cheaper a fortnight ago: 28 % less than usual is 10 % less than the lowest price of 30 days.
const id = await addProduct(shop, {
  name: 'Namiot Grań',
  code: 'N-1',
  photo: 'demo/namiot.webp',
  categoryId,
  sizes: [
    {
      price: 10_000,
      history: [{ price: 8000, since: new Date('2026-06-10T12:00:00Z') }],
      reducedSince: new Date('2026-06-20T12:00:00Z'),
    },
  ],
});
await shop.db.update(sizes).set({ reducedSince: null }).where(eq(sizes.productId, id));
await shop.db.insert(photos).values({ productId: id, position: 0, file: 'demo/namiot.webp', width: 8, height: 8 });

async function keepAsFavourite() {
  const [row] = await shop.db
    .insert(customers)
    .values({ login: 'ola', loginKey: 'ola', email: 'ola@example.pl', passwordHash: '', createdAt: now })
    .returning({ id: customers.id });
  const { visitor } = await createVisitor(shop);
  await shop.db
    .update(visitors)
    .set({ customerId: row?.id ?? 0 })
    .where(eq(visitors.id, visitor.id));
  await addFavourites(shop, visitor.id, [{ productId: id, size: 'uniw' }]);
}

/** The pages that show the sale to customers. */
async function announced(): Promise<Record<string, boolean>> {
  // Styles come with a page and have per cents of their own.
  const isShown = async (path: string, words: string) =>
    (await ask(path)).text.replaceAll(/<style.*?<\/style>/gs, '').includes(words);
  return {
    page: await isShown(`/produkt/${id}/namiot-gran`, '(10%)'),
    card: await isShown(`/kategoria/${categoryId}/namioty`, percentOff(10)),
    feed: await isShown('/feeds/google.xml', '<g:sale_price>72.00 PLN</g:sale_price>'),
    more: (await isShown(`/produkt/${id}/namiot-gran`, '28%')) || (await isShown('/feeds/google.xml', '100.00 PLN')),
  };
}

const NOTHING = { page: false, card: false, feed: false };

it('O.28 X.38 a sale planned for tonight begins, is announced lawfully on card, page, feed and mail, and ends', async () => {
  const token = await addSession(shop, await addStaff(shop, 'editor'));
  await keepAsFavourite();
  await run();
  const form = {
    intent: 'plan',
    name: 'Noc namiotów',
    percent: '28',
    startsAt: '2026-07-01T20:00',
    endsAt: '2026-07-02T20:00',
    codes: 'N-1',
  };
  expect((await ask('/zaplecze/obnizki', { token, form })).text).toContain(reductions.planned);
  await run();
  expect(await announced()).toMatchObject(NOTHING);

  now = new Date('2026-07-01T18:01:00Z');
  await run();
  await expect.poll(announced).toEqual({ page: true, card: true, feed: true, more: false });
  const mails = await shop.db.select().from(outbox);
  expect(mails.map(({ recipient, text }) => [recipient, /\d+%/.exec(text)?.[0]])).toEqual([['ola@example.pl', '10%']]);

  now = new Date(now.getTime() + DAY_MS);
  await run();
  await expect.poll(announced).toMatchObject(NOTHING);
  expect((await shop.db.select().from(sizes).where(eq(sizes.productId, id)))[0]).toMatchObject({
    price: 10_000,
    regularPrice: null,
  });
});
