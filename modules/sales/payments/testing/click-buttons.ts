import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { moveOrders } from '#modules/sales/order-admin/server/index.ts';
import { refundOrder } from '#modules/sales/refunds/server/index.ts';
import { openShop } from '#server/shop/open-shop.ts';

/**
 * A node of the shop whose staff press everything at once about one order: `node click-buttons.ts URL ORDER AMOUNT NAME`. It says
 * `ready`, waits for a line, and answers with what each click came to.
 */
const [databaseUrl = '', orderId = '', amount = '', name = ''] = process.argv.slice(2);
const quiet = { info() {}, warn() {}, error() {} };
const { close, ...opened } = await openShop({ databaseUrl, log: quiet, poolSize: 6, demo: true });
const shop = { ...opened, actor: { kind: 'staff' as const, id: 7, name } };
const order = Number(orderId);

const lines = createInterface({ input: process.stdin });
console.log('ready');
await once(lines, 'line');
lines.close();

const part = Math.floor(Number(amount) / 3);
const pressed = await Promise.all([
  refundOrder(shop, order, { amount: Number(amount), key: `whole-of-${name}` }),
  moveOrders(shop, [{ orderId: order }], 'cancelled'),
  refundOrder(shop, order, { amount: part, key: 'one-form-of-both' }),
  moveOrders(shop, [{ orderId: order }], 'packing'),
  refundOrder(shop, order, { amount: part, key: 'one-form-of-both' }),
]);
console.log(JSON.stringify(pressed));
await close();
