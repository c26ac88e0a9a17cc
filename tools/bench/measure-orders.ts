import pg from 'pg';
import { parseOrderSeen } from '#rules/selling/orders/order-seen.ts';
import { openShop } from '#shop/open-shop.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { createVisitor } from '#shop/platform/visitors/index.ts';
import { addToBasket } from '#shop/selling/basket/index.ts';
import { getOrderSummary, type PlaceOrder, placeOrder, saveOrderData } from '#shop/selling/orders/index.ts';

export interface OrderRate {
  /** Orders a second, each committed to disk before it is acknowledged. */
  shop: number;
  /** The same rows in the same tables, written by a program that checks nothing. */
  bare: number;
}

const ORDERS = 300;
const SIDE_BY_SIDE = 8;
const STOCK = 1_000_000;
/** Everything an order writes, parents first; rows are found by the order's id. */
const TABLES = ['orders', 'order_addresses', 'order_lines', 'order_stock', 'order_events', 'payments'];

/** How many orders a second the shop places, beside a bare transaction of the same inserts on the same server. */
export async function measureOrders(databaseUrl: string): Promise<OrderRate> {
  const quiet = { info() {}, warn() {}, error() {} };
  const { close, ...shop } = await openShop({ databaseUrl, log: quiet, poolSize: SIDE_BY_SIDE, demo: true });
  try {
    const products = await stockUp(shop);
    const wishes: PlaceOrder[] = [];
    for (let index = 0; index < ORDERS; index += 1) wishes.push(await prepare(shop, products, index));
    let orderId = 0;
    const rate = await perSecond(wishes, async (wish) => {
      const outcome = await placeOrder(shop, wish);
      if (outcome.kind !== 'placed') throw new Error(`An order was ${outcome.kind}`);
      orderId = outcome.orderId;
    });
    return { shop: rate, bare: await measureBare(databaseUrl, orderId) };
  } finally {
    await close();
  }
}

/** Twenty products of one size with plenty of pieces: buyers meet now and then, as they do in a shop. */
async function stockUp(shop: Shop): Promise<number[]> {
  const { rows } = await shop.pool.query<{ id: number }>(
    `select p.id from products p join sizes s on s.product_id = p.id
     where p.type = 'product' and p.weight < 5000 and s.price > 0 and s.status = 'enable' and not s.phone_price
     group by p.id having count(*) = 1 and min(s.type) = 'uniw' order by p.id limit 20`,
  );
  const ids = rows.map(({ id }) => id);
  await shop.pool.query('update sizes set stock = $1 where product_id = any($2)', [STOCK, ids]);
  if (ids.length < 2) throw new Error('The shop has too few products of one size');
  return ids;
}

async function prepare(shop: Shop, products: readonly number[], index: number): Promise<PlaceOrder> {
  const { visitor } = await createVisitor(shop);
  const shopper = { visitorId: visitor.id, customerId: null };
  for (const productId of [products[index % products.length], products[(index * 7 + 1) % products.length]]) {
    if (productId !== undefined) await addToBasket(shop, visitor.id, { productId, size: 'uniw', quantity: 1 });
  }
  await saveOrderData(shop, shopper, {
    email: `pomiar${index}@example.com`,
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
  return { ...shopper, idempotencyKey: crypto.randomUUID(), seen: parseOrderSeen(seen) };
}

/** One transaction per order: the rows of a real one with new keys, one statement a table, as the shop writes them. */
async function measureBare(databaseUrl: string, orderId: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: SIDE_BY_SIDE });
  try {
    const rows: { table: string; rows: Record<string, unknown>[] }[] = [];
    for (const table of TABLES) {
      const key = table === 'orders' ? 'id' : 'order_id';
      const found = await pool.query(`select to_jsonb(t) as row from ${table} t where t.${key} = $1`, [orderId]);
      rows.push({ table, rows: found.rows.map(({ row }) => row) });
    }
    return await perSecond(
      Array.from({ length: ORDERS }, (_, index) => index),
      async () => {
        const client = await pool.connect();
        try {
          await client.query('begin');
          const { id } = (await client.query(`select nextval('orders_id_seq')::int as id`)).rows[0];
          for (const { table, rows: own } of rows)
            await insert(
              client,
              table,
              own.map((row) => renamed(table, row, id)),
            );
          await client.query('commit');
        } finally {
          client.release();
        }
      },
    );
  } finally {
    await pool.end();
  }
}

function renamed(table: string, row: Record<string, unknown>, orderId: number): Record<string, unknown> {
  const unique = crypto.randomUUID();
  if (table === 'orders') {
    return { ...row, id: orderId, number: unique, access_token: unique, idempotency_key: unique };
  }
  const { id: _id, ...rest } = row;
  return { ...rest, order_id: orderId, ...('reference' in row && { reference: unique }) };
}

async function insert(client: pg.PoolClient, table: string, rows: Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const list = columns.join(', ');
  const text = `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
  await client.query({ name: `bare-${table}`, text, values: [JSON.stringify(rows)] });
}

async function perSecond<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<number> {
  const waiting = [...items];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, async () => {
      for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
    }),
  );
  return items.length / ((performance.now() - begun) / 1000);
}
