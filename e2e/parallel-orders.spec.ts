import { eq, like } from 'drizzle-orm';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { orders, sizes } from '#server/shop/schema.ts';
import { orderData, parseSummaryPage, type SummaryPage } from '#tools/kill-test/order-pages.ts';
import { expect, type RunningShop, test } from './fixtures/shop.ts';

/** One size that no other test buys meanwhile. */
const PRODUCT = 50;

interface Buyer {
  post(path: string, fields: Record<string, string>): Promise<Response>;
  get(path: string): Promise<Response>;
}

function buyerWith(cookie: string, { address }: RunningShop): Buyer {
  const ask = (path: string, init: RequestInit = {}) => {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', ...init.headers };
    return fetch(address + path, { ...init, headers, redirect: 'manual' });
  };
  return {
    post: (path, fields) => ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
    get: ask,
  };
}

/** A guest with one piece in the basket, up to the page with the button that orders. */
async function newBuyer(running: RunningShop, email: string): Promise<{ buyer: Buyer; summary: SummaryPage }> {
  const { visitor, token } = await createVisitor(running.shop);
  await addToBasket(running.shop, visitor.id, { productId: PRODUCT, size: '', quantity: 1 });
  const buyer = buyerWith(`client=${token}`, running);
  await buyer.post('/zamowienie/dane', orderData(email));
  const summary = parseSummaryPage(await (await buyer.get('/zamowienie/podsumowanie')).text());
  if (!summary) throw new Error('No summary');
  return { buyer, summary };
}

const press = ({ buyer, summary }: Awaited<ReturnType<typeof newBuyer>>) =>
  buyer.post('/zamowienie/podsumowanie', { ...summary, terms: 'on' });
const placedIn = (answer: Response) => /\/platnosc\/(\d{8})$/.exec(answer.headers.get('location') ?? '')?.[1];

async function withStock(stock: number, { shop }: RunningShop, work: () => Promise<void>) {
  const own = eq(sizes.productId, PRODUCT);
  const [before] = await shop.db.select({ stock: sizes.stock }).from(sizes).where(own);
  await shop.db.update(sizes).set({ stock }).where(own);
  await work().finally(() => shop.db.update(sizes).set({ stock: before?.stock }).where(own));
}

const stockLeft = async ({ shop }: RunningShop) =>
  (await shop.db.select({ stock: sizes.stock }).from(sizes).where(eq(sizes.productId, PRODUCT)))[0]?.stock;

test('X.20 50 buyers order 10 pieces at once: 10 orders, stock 0, and 40 see a message about the missing piece', async ({
  runningShop,
}) => {
  await withStock(10, runningShop, async () => {
    const emails = Array.from({ length: 50 }, (_, index) => `tlok-${index}@example.com`);
    const buyers = await Promise.all(emails.map((email) => newBuyer(runningShop, email)));
    const answers = await Promise.all(buyers.map(press));
    const numbers = answers.flatMap((answer) => placedIn(answer) ?? []);
    expect(new Set(numbers).size).toBe(10);
    expect(await stockLeft(runningShop)).toBe(0);
    const made = await runningShop.shop.db.select().from(orders).where(like(orders.email, 'tlok-%'));
    expect(made.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted());
    const refused = answers.flatMap((answer, index) => (placedIn(answer) ? [] : [{ answer, index }]));
    expect(refused).toHaveLength(40);
    for (const { answer } of refused) {
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/koszyk']);
      expect(answer.headers.get('set-cookie')).toContain(`basket_note=unavailable%3A${PRODUCT}`);
    }
    const refusal = await buyers[refused[0]?.index ?? 0]?.buyer.get('/koszyk');
    expect(await refusal?.text()).toContain('Produkt został wyprzedany.');
  });
});

test('X.20 200 simultaneous submissions of one order make one order', async ({ runningShop }) => {
  await withStock(500, runningShop, async () => {
    const email = 'dwiescie@example.com';
    const buyer = await newBuyer(runningShop, email);
    const answers = await Promise.all(Array.from({ length: 200 }, () => press(buyer)));
    const [number, ...others] = new Set(answers.map(placedIn));
    expect(number).toMatch(/^\d{8}$/);
    expect(others).toEqual([]);
    expect(await runningShop.shop.db.select().from(orders).where(eq(orders.email, email))).toHaveLength(1);
    expect(await stockLeft(runningShop)).toBe(499);
  });
});
