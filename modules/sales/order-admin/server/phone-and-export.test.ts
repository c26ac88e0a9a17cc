import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { reindexProducts } from '#modules/catalogue/search/server/index.ts';
import { getOrderSummary } from '#modules/sales/checkout/server/index.ts';
import { writeOrderMails } from '#modules/sales/orders/server/index.ts';
import {
  findPhoneGoods,
  findPhonePlace,
  findPhonePlaces,
  listPhoneChoices,
  placePhoneOrder,
  quotePhoneOrder,
} from '#modules/sales/phone-orders/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import {
  addGood,
  COURIER,
  equipShop,
  goodData,
  METHOD,
  newShopper,
  placed,
  stockOf,
} from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orders, outbox, pickupPoints, products, sizes } from '#server/shop/schema.ts';
import { EVERY_ORDER } from '../rules/order-filter.ts';
import { type ExportedOrder, exportOrders, findOrderForStaff, listPacking } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const ola = { ...shop, actor: { kind: 'staff' as const, id: 7, name: 'Ola' } };
const mug = await addGood(shop, categoryId, { price: 4900, stock: 10 });

const wish = (quantity = 2, data: object = {}) => ({
  lines: [{ productId: mug, size: '', quantity }],
  data: { ...goodData, courierId: COURIER.home, paymentMethodId: METHOD.card, ...data },
});

it('O.18 a phoned order has the sums of the shop, is placed once, and its payment link comes by mail', async () => {
  const quote = await quotePhoneOrder(ola, wish());
  const own = await getOrderSummary(
    shop,
    await newShopper(shop, [{ productId: mug, quantity: 2 }], { data: wish().data }),
  );
  expect(quote.totals).toEqual(own.totals);
  expect(quote.toPay).toBe(own.toPay);
  const press = { key: 'phone-key-1', seen: quote.seen };
  const placing = await Promise.all([placePhoneOrder(ola, wish(), press), placePhoneOrder(ola, wish(), press)]);
  const numbers = placing.map((outcome) => (outcome.kind === 'placed' ? outcome.number : outcome.kind));
  expect(new Set(numbers).size).toBe(1);
  expect(await stockOf(shop, mug)).toBe(8);
  const found = await findOrderForStaff(shop, numbers[0] ?? '');
  expect(found).toMatchObject({ byPhone: true, order: { total: own.totals.total, left: own.toPay } });
  await runDueJobs(shop, [writeOrderMails]);
  const [mail] = await shop.db
    .select()
    .from(outbox)
    .where(eq(outbox.key, `order-${found?.order.id}-payLink`));
  expect(mail?.text).toContain(`/platnosc/${numbers[0]}?token=`);
});

it('O.18 what cannot be had as it was dictated is named and keeps the order from being placed', async () => {
  const rare = await addGood(shop, categoryId, { price: 4900, stock: 3 });
  const dictated = (quantity: number) => ({ ...wish(), lines: [{ productId: rare, size: '', quantity }] });
  const tooMany = await quotePhoneOrder(ola, dictated(5));
  expect(tooMany.unmet).toMatchObject([{ productId: rare, code: 'lowered', limit: 3 }]);
  const press = { key: 'phone-key-many', seen: tooMany.seen };
  expect(await placePhoneOrder(ola, dictated(5), press)).toMatchObject({ kind: 'refused' });
  expect((await quotePhoneOrder(ola, dictated(1.5))).unmet).toMatchObject([{ productId: rare, code: 'added' }]);
  expect((await quotePhoneOrder(ola, dictated(3))).unmet).toEqual([]);
  expect(await stockOf(shop, rare)).toBe(3);
});

it('O.18 products are found by name, by code of the product or of a size, and by EAN; one that fits exactly is named', async () => {
  const cup = await addGood(shop, categoryId, {}, { code: 'KUB-9', name: 'Kubek polowy' });
  await shop.db.update(sizes).set({ gtin: '5901234123457' }).where(eq(sizes.productId, cup));
  await reindexProducts(shop, [cup]);
  const exact = { productId: cup, size: 'uniw' };
  expect(await findPhoneGoods(shop, 'kub-9')).toMatchObject({ exact, goods: [{ name: 'Kubek polowy' }] });
  expect(await findPhoneGoods(shop, '590 1234 123457')).toMatchObject({ exact });
  const byName = await findPhoneGoods(shop, 'kubki polowe');
  expect([byName.exact, byName.goods.map(({ productId }) => productId)]).toEqual([null, [cup]]);
  await shop.db.update(products).set({ visible: false }).where(eq(products.id, cup));
  expect(await findPhoneGoods(shop, 'KUB-9')).toEqual({ goods: [], exact: null });
});

it('O.18 lockers, points and own shops are found by town, street or code, each by its courier', async () => {
  const { couriers } = await listPhoneChoices(shop);
  const pickup = couriers.find(({ kind }) => kind === 'pickup');
  const [own] = await findPhonePlaces(shop, pickup?.id ?? 0, '');
  expect(await findPhonePlaces(shop, pickup?.id ?? 0, 'nie ma takiego miasta')).toEqual([]);
  expect(await findPhonePlace(shop, 'location', own?.id ?? 0)).toEqual(own);
  expect(await findPhonePlaces(shop, COURIER.home, 'Kraków')).toEqual([]);
  const [point] = await shop.db.select().from(pickupPoints).limit(1);
  const found = await findPhonePlaces(shop, point?.courierId ?? 0, point?.code ?? '');
  expect(found).toMatchObject([{ kind: 'point', id: point?.id }]);
});

it('O.18 a company is asked for its name and a NIP that adds up, a locker for its place', async () => {
  const company = { ...goodData.billing, companyName: 'Jodła sp. z o.o.', taxNumber: '1234567890' };
  const wrong = await quotePhoneOrder(ola, wish(1, { buyer: 'company', billing: company }));
  expect(wrong.problems).toContainEqual({ field: 'billing.taxNumber', code: 'wrong' });
  const right = await quotePhoneOrder(
    ola,
    wish(1, { buyer: 'company', billing: { ...company, taxNumber: '5260250274' } }),
  );
  expect(right.problems).toEqual([]);
  const { couriers } = await listPhoneChoices(shop);
  const locker = couriers.find(({ needsPoint }) => needsPoint)?.id ?? 0;
  const nowhere = await quotePhoneOrder(ola, wish(1, { courierId: locker }));
  expect(nowhere.problems).toContainEqual({ field: 'pickupPoint', code: 'missing' });
});

it('O.18 what the shop would refuse is refused, with the reason, and other sums than those read out are not taken', async () => {
  const quote = await quotePhoneOrder(ola, wish(1));
  const missing = await placePhoneOrder(ola, wish(1, { email: '' }), { key: 'phone-key-2', seen: quote.seen });
  expect(missing.kind === 'changed' || missing.kind === 'refused').toBe(true);
  const bad = await quotePhoneOrder(ola, wish(1, { email: '' }));
  expect(bad.problems).toContainEqual({ field: 'email', code: 'missing' });
  expect(await placePhoneOrder(ola, wish(3), { key: 'phone-key-3', seen: quote.seen })).toMatchObject({
    kind: 'changed',
  });
  expect(await placePhoneOrder(ola, wish(1), { key: 'x', seen: quote.seen })).toEqual({ kind: 'wrong-key' });
  expect(await stockOf(shop, mug)).toBe(8);
});

it('O.19 orders are exported some hundreds at a time, each once; sums by rate equal the orders', async () => {
  const { orderId } = await placed(shop, await newShopper(shop, [{ productId: mug }]));
  // A thousand copies: more than one portion.
  await shop.pool.query(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 100000 + n, 'number', (20000000 + n)::text,
      'access_token', 'copy-' || n, 'idempotency_key', 'copy-' || n, 'placed_at', o.placed_at + n * interval '1 second'))).*
      from orders o, generate_series(1, 1200) n where o.id = $1`,
    [orderId],
  );
  let largest = 0;
  const all: ExportedOrder[] = [];
  for await (const portion of exportOrders(shop, EVERY_ORDER)) {
    largest = Math.max(largest, portion.length);
    all.push(...portion);
  }
  expect(largest).toBe(500);
  const stored = await shop.db.select().from(orders);
  expect(new Set(all.map(({ number }) => number)).size).toBe(stored.length);
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  expect(sum(all.flatMap(({ rates }) => rates.map(({ gross }) => gross)))).toBe(
    sum(stored.map((row) => row.totalGross)),
  );
  expect(sum(all.flatMap(({ rates }) => rates.map(({ net, vat }) => net + vat)))).toBe(
    sum(stored.map((row) => row.totalGross)),
  );
  expect(all[0]).toMatchObject({ person: 'Jan Kowalski', total: { gross: expect.any(Number) } });
});

it('the warehouse gets what is to be packed, in the order asked for', async () => {
  const first = await placed(shop, await newShopper(shop, [{ productId: mug, quantity: 2 }]));
  const second = await placed(shop, await newShopper(shop, [{ productId: mug }]));
  const list = await listPacking(shop, [second.orderId, first.orderId, second.orderId, 2_000_000_000, 0.5]);
  expect(list.map(({ order }) => order.number)).toEqual([second.number, first.number]);
  expect(list[1]?.lines).toMatchObject([{ quantity: 2 }]);
});
