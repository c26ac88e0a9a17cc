import { addToBasket } from '#modules/sales/basket/server/index.ts';
import { parseOrderSeen } from '#modules/sales/checkout/rules/displayed-order.ts';
import { getOrderSummary, type PlaceOrder, placeOrder, saveOrderData } from '#modules/sales/checkout/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { openShop } from '#server/shop/open-shop.ts';

export interface Good {
  productId: number;
  sizeId: number;
}

const STOCK = 1_000_000;
const PREPARED_AT_ONCE = 4;

/** A shop that lets one machine order as often as it likes, with as many connections as a node has. */
export async function openForOrders(databaseUrl: string, poolSize: number): Promise<Shop & { close(): Promise<void> }> {
  const quiet = { info() {}, warn() {}, error() {} };
  const shop = await openShop({ databaseUrl, log: quiet, poolSize, demo: true });
  const endless = 1_000_000;
  return {
    ...shop,
    settings: { ...shop.settings, orderLimits: { address: endless, caller: endless, customer: endless } },
  };
}

/** Products of one size with plenty of pieces. */
export async function stockUp(shop: Pick<Shop, 'pool'>, many: number): Promise<Good[]> {
  const { rows } = await shop.pool.query<Good>(
    `select p.id as "productId", min(s.id) as "sizeId" from products p join sizes s on s.product_id = p.id
     where p.type = 'product' and p.visible and p.weight < 5000 and s.price > 0 and s.status = 'enable' and not s.phone_price
       and p.comment_prompt = '' and p.min_quantity_per_order is null and p.min_size_quantity_per_order is null
     group by p.id having count(*) = 1 and min(s.type) = 'uniw' order by p.id limit $1`,
    [many],
  );
  if (rows.length < many) throw new Error(`The shop has ${rows.length} products of one size, not ${many}`);
  await shop.pool.query('update sizes set stock = $1 where id = any($2)', [STOCK, rows.map(({ sizeId }) => sizeId)]);
  return rows;
}

/** Shoppers who have looked at their summary and only have to submit. */
export async function prepareShoppers(
  shop: Shop,
  baskets: readonly (readonly (Good | undefined)[])[],
): Promise<PlaceOrder[]> {
  const inputs: PlaceOrder[] = [];
  const waiting = [...baskets.entries()];
  await Promise.all(
    Array.from({ length: PREPARED_AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) inputs[next[0]] = await prepare(shop, next[1]);
    }),
  );
  return inputs;
}

async function prepare(shop: Shop, basket: readonly (Good | undefined)[]): Promise<PlaceOrder> {
  const { visitor } = await createVisitor(shop);
  const shopper = { visitorId: visitor.id, customerId: null };
  for (const good of basket) {
    if (good) await addToBasket(shop, visitor.id, { productId: good.productId, size: 'uniw', quantity: 1 });
  }
  await saveOrderData(shop, shopper, {
    email: `pomiar${visitor.id}@example.com`,
    billing: {
      firstName: 'Anna',
      lastName: 'Nowak',
      street: 'Sosnowa 7',
      zipcode: '30-224',
      city: 'Kraków',
      country: 'PL',
      phone: '600100200',
    },
    courierId: 1,
    prepaid: true,
    paymentMethodId: 3,
    consents: { terms: true, virtual: true, service: true, mailing: false, sms: false },
  });
  const { seen } = await getOrderSummary(shop, shopper);
  // A machine of its own: a network address is counted with the order, as that of a real shopper is.
  const caller = `10.${visitor.id >> 16}.${(visitor.id >> 8) & 255}.${visitor.id & 255}`;
  return { ...shopper, idempotencyKey: crypto.randomUUID(), seen: parseOrderSeen(seen), caller };
}

/** Returns the id of the order. */
export async function submit(shop: Shop, input: PlaceOrder): Promise<number> {
  const outcome = await placeOrder(shop, input);
  if (outcome.kind !== 'placed') throw new Error(`An order was ${outcome.kind}`);
  return outcome.orderId;
}
