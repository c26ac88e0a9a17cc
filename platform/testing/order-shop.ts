import { eq } from 'drizzle-orm';
import { advanceCounter } from '#demo/insert-rows.ts';
import { sizes } from '#modules/catalogue/products/server/tables.ts';
import { customers } from '#modules/customers/accounts/server/tables.ts';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import { parseOrderSeen } from '#modules/sales/checkout/rules/displayed-order.ts';
import {
  getOrderSummary,
  type OrderOutcome,
  placeOrder,
  type Shopper,
  saveOrderData,
} from '#modules/sales/checkout/server/index.ts';
import { couriers, pickupPoints, stockLocations } from '#modules/sales/delivery/server/tables.ts';
import type { OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';
import { paymentMethods } from '#modules/sales/payments/server/tables.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { addCategory, addProduct } from './catalogue-rows.ts';

/** Ids of what a shop needs to sell. */
export const COURIER = { home: 1, locker: 2, shop: 3 };
export const METHOD = { transfer: 1, blik: 2, card: 3, points: 4, instalments: 5, dvp: 6, paidFor: 7 };
export const POINT = { plain: 1, cash: 2, other: 3 };

const point = {
  kind: 'locker' as const,
  street: 'Długa 1',
  zipcode: '31-147',
  city: 'Kraków',
  cityKey: 'krakow',
  streetKey: 'dluga 1',
};

/** Couriers, points, a shop and ways to pay. */
export async function equipShop(shop: Shop): Promise<{ categoryId: number }> {
  await shop.db.insert(couriers).values([
    { id: 1, name: 'Kurier', kind: 'courier', prepaidCost: 1500, onDeliveryCost: 2000, freeFrom: 20_000 },
    { id: 2, name: 'Automat', kind: 'locker', prepaidCost: 1200, onDeliveryCost: 1600, needsPoint: true },
    { id: 3, name: 'Odbiór', kind: 'pickup', prepaidCost: 0, onDeliveryCost: 0, needsPoint: true },
  ]);
  const coordinates = { latitude: 50.07, longitude: 19.93 };
  await shop.db.insert(pickupPoints).values([
    { ...point, ...coordinates, id: 1, courierId: 2, code: 'KRA01', name: 'Automat KRA01' },
    { ...point, ...coordinates, id: 2, courierId: 2, code: 'KRA02', name: 'Automat KRA02', cashOnDelivery: true },
    { ...point, ...coordinates, id: 3, courierId: 1, code: 'KRA03', name: 'Sklep KRA03', kind: 'shop' },
  ]);
  await shop.db
    .insert(stockLocations)
    .values({ id: 1, name: 'Polana Kraków', street: 'Długa 31', zipcode: '31-147', city: 'Kraków', ...coordinates });
  await shop.db.insert(paymentMethods).values([
    { id: 1, kind: 'transfer', name: 'Przelew' },
    { id: 2, kind: 'blik', name: 'BLIK' },
    { id: 3, kind: 'card', name: 'Karta' },
    { id: 4, kind: 'points', name: 'Punkty' },
    { id: 5, kind: 'instalments', name: 'Raty', minimum: 10_000, maximum: 100_000, maxPieces: 5 },
    { id: 6, kind: 'dvp', name: 'Przy odbiorze' },
    { id: 7, kind: 'transfer', name: 'Przelew z opłatą', cost: 300 },
  ]);
  await shop.db.transaction(async (tx) => {
    for (const table of [couriers, pickupPoints, stockLocations, paymentMethods]) await advanceCounter(tx, table);
  });
  return { categoryId: await addCategory(shop, 'Kuchnia') };
}

export const goodData: Partial<OrderData> = {
  email: 'Jan@Example.com',
  billing: {
    firstName: 'Jan',
    lastName: 'Kowalski',
    street: 'ul. Sosnowa 7/3',
    zipcode: '30224',
    city: 'Kraków',
    country: 'PL',
    phone: '601 234 567',
  },
  courierId: COURIER.home,
  paymentMethodId: METHOD.transfer,
  consents: { terms: true, virtual: true, service: true, mailing: false, sms: false },
};

let names = 0;

export async function addGood(
  shop: Shop,
  categoryId: number,
  size: Partial<typeof sizes.$inferInsert> = {},
  product: Partial<Parameters<typeof addProduct>[1]> = {},
): Promise<number> {
  names += 1;
  return addProduct(shop, {
    name: `Kubek ${names}`,
    categoryId,
    sizes: [{ price: 5000, stock: 10, ...size }],
    ...product,
  });
}

/** A guest, or a customer with points, with an order form filled in and this in the basket. */
export async function newShopper(
  shop: Shop,
  wanted: { productId: number; quantity?: number; forPoints?: boolean }[],
  { data = {}, points }: { data?: Partial<OrderData>; points?: number } = {},
): Promise<Shopper> {
  const { visitor } = await createVisitor(shop);
  const customerId = points === undefined ? null : await newCustomer(shop, points);
  const shopper = { visitorId: visitor.id, customerId };
  for (const { productId, quantity = 1, forPoints } of wanted) {
    await addToBasket(shop, visitor.id, { productId, size: '', quantity, forPoints }, { customerId });
  }
  await saveOrderData(shop, shopper, { ...goodData, ...data });
  return shopper;
}

async function newCustomer(shop: Shop, points: number): Promise<number> {
  const login = crypto.randomUUID();
  const [row] = await shop.db
    .insert(customers)
    .values({ login, loginKey: login, email: `${login}@example.com`, passwordHash: '', points, createdAt: shop.now() })
    .returning({ id: customers.id });
  return row?.id ?? 0;
}

/** Opens the summary and places the order. */
export async function order(shop: Shop, shopper: Shopper, key: string = crypto.randomUUID()): Promise<OrderOutcome> {
  const { seen } = await getOrderSummary(shop, shopper);
  return placeOrder(shop, { ...shopper, idempotencyKey: key, seen: parseOrderSeen(seen) });
}

/** The same, when nothing may go wrong. */
export async function placed(shop: Shop, shopper: Shopper): Promise<Extract<OrderOutcome, { kind: 'placed' }>> {
  const outcome = await order(shop, shopper);
  if (outcome.kind !== 'placed')
    throw new Error(JSON.stringify(outcome.kind === 'wrong-key' ? outcome : { ...outcome, order: 0 }));
  return outcome;
}

export async function stockOf(shop: Shop, productId: number): Promise<number | undefined> {
  const [size] = await shop.db.select({ stock: sizes.stock }).from(sizes).where(eq(sizes.productId, productId));
  return size?.stock;
}
