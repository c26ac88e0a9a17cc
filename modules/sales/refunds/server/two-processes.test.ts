import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findOrderForStaff } from '#modules/sales/order-admin/server/index.ts';
import { orderEvents, orders } from '#modules/sales/order-ledger/server/tables.ts';
import { decideTransfer, startPayment } from '#modules/sales/payments/server/index.ts';
import { bankRefunds } from '#modules/sales/payments/server/tables.ts';
import { deliverWebhook, letMoneyGo } from '#platform/testing/let-money-go.ts';
import { addGood, equipShop, METHOD, newShopper, placed, stockOf } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const STOCK = 10;

/** Three pieces paid at the demo bank, not yet packed. */
async function paidOrder() {
  const productId = await addGood(shop, categoryId, { price: 10_000, stock: STOCK });
  const shopper = await newShopper(shop, [{ productId, quantity: 3 }], { data: { paymentMethodId: METHOD.card } });
  const { orderId, number, toPay } = await placed(shop, shopper);
  const begun = await startPayment(shop, orderId);
  if (begun.kind !== 'started') throw new Error(begun.kind);
  const { providerReference: transfer } = begun.payment;
  const webhook = await decideTransfer(shop, transfer, 'accept');
  if (webhook) await deliverWebhook(shop, webhook);
  return { orderId, number, toPay, productId, transfer };
}

const NODE = join(import.meta.dirname, '../../payments/testing/click-buttons.ts');

interface Node {
  child: ChildProcess;
  lines: AsyncIterator<string>;
}

async function startNode(...given: (string | number)[]): Promise<Node> {
  const child = spawn(process.execPath, [NODE, ...given.map(String)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const { value } = await lines.next();
  if (value !== 'ready') throw new Error(`A node said ${value}`);
  return { child, lines };
}

async function press({ child, lines }: Node) {
  child.stdin?.end('go\n');
  const { value } = await lines.next();
  if (child.exitCode === null) await once(child, 'exit');
  return JSON.parse(value ?? '[]') as ({ kind?: string } | { refusal: string | null }[])[];
}

it('O.14 O.17 two nodes refund, cancel and move one order at once: money goes once, and books, stock and history agree', async () => {
  const { orderId, number, toPay, productId, transfer } = await paidOrder();
  const nodes = await Promise.all([startNode(url, orderId, toPay, 'Ola'), startNode(url, orderId, toPay, 'Jan')]);
  const pressed = (await Promise.all(nodes.map(press))).flat();
  expect(pressed).toHaveLength(10);
  await letMoneyGo(shop);

  const moved = pressed.flatMap((outcome) => (Array.isArray(outcome) ? outcome : []));
  expect(moved.every(({ refusal }) => refusal === null || refusal === 'wrong-state')).toBe(true);
  const found = await findOrderForStaff(shop, number);
  const events = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  const times = (kind: string) => events.filter((event) => event.kind === kind).length;
  const isCancelled = found?.order.state === 'cancelled';
  expect([times('cancelled'), times('packing') <= 1]).toEqual([isCancelled ? 1 : 0, true]);
  expect(await stockOf(shop, productId)).toBe(isCancelled ? STOCK : STOCK - 3);

  const gone = await shop.db.select().from(bankRefunds).where(eq(bankRefunds.transfer, transfer));
  const atBank = gone.reduce((sum, { amount }) => sum + amount, 0);
  const [books] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  // Of an order that was called off the money is come no longer; of one that goes on it came and went back.
  expect((books?.paid ?? 0) - (books?.refunded ?? 0)).toBe(toPay - atBank);
  expect(atBank).toBeLessThanOrEqual(toPay);
  // One of the clicks counted.
  expect(isCancelled || atBank > 0).toBe(true);
  // Of the two who wanted all of it at most one got it, and the form both had open counts once.
  expect(new Set(gone.map(({ amount }) => amount)).size).toBe(gone.length);
  if (isCancelled) expect((found?.payBack ?? 0) + atBank).toBe(toPay);
});
