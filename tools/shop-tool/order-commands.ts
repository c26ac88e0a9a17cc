import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { parseZloty } from '#rules/platform/money/parse-zloty.ts';
import { nextStates, ORDER_STATES, type OrderState, parseOrderNumber } from '#rules/selling/orders/order-state.ts';
import { withdrawnPieces } from '#shop/after-sale/withdrawals/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { orders } from '#shop/schema.ts';
import { owedForEach } from '#shop/selling/order-ledger/index.ts';
import { changeOrderState, findOrderById } from '#shop/selling/orders/index.ts';
import { bookPayment, refundCalledOff } from '#shop/selling/payments/index.ts';
import * as ordersTexts from '#texts/selling/orders.ts';
import { CommandError, type Given, momentText, type ShopCommand, subject, table } from './shop-command.ts';

const MOST = 50;

export const orderCommands: ShopCommand[] = [
  {
    name: 'orders list',
    usage: '[--state STATE]',
    help: `the ${MOST} newest orders; states: ${ORDER_STATES.join(', ')}`,
    run: listOrders,
  },
  { name: 'orders show', usage: 'NUMBER', help: 'one order with its lines, money and history', run: showOrder },
  {
    name: 'orders move',
    usage: 'NUMBER STATE [--tracking NUMBER]',
    help: 'moves an order on; the shopper gets a mail when it is sent, and when the shop cancels it',
    run: async (shop, given) => moveOrder(shop, given, parseState(given.words[1])),
  },
  {
    name: 'orders ship',
    usage: 'NUMBER [--tracking NUMBER]',
    help: 'the parcel has left: the same as moving to sent',
    run: (shop, given) => moveOrder(shop, given, 'sent'),
  },
  {
    name: 'orders paid',
    usage: 'NUMBER [--amount 49.90]',
    help: "money came to the shop's own account; without an amount all that is left to be paid",
    run: bookTransfer,
  },
  {
    name: 'orders refund',
    usage: 'NUMBER',
    help: 'gives back through the bank or Stripe what they took for an order that was called off',
    run: refundOrder,
  },
  {
    name: 'orders informed',
    usage: 'NUMBER yes|no',
    help: 'was the shopper told of the right to withdraw? If not, the time for it lasts a year longer',
    run: setInformed,
  },
];

async function listOrders(shop: Shop, { options: { state } }: Given): Promise<string[]> {
  const rows = await shop.db
    .select()
    .from(orders)
    .where(state === undefined ? undefined : eq(orders.state, parseState(state)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(MOST);
  if (rows.length === 0) return ['No orders.'];
  const owed = await owedForEach(shop.db, rows);
  return table(
    rows.map(({ id, number, placedAt, state, totalGross, paid, email }) => [
      ...[number, momentText(placedAt), state, formatMoney(totalGross)],
      ...[paid >= (owed.get(id) ?? totalGross) ? 'paid' : 'unpaid', email],
    ]),
  );
}

async function showOrder(shop: Shop, given: Given): Promise<string[]> {
  const order = await findOrderById(shop.db, await orderId(shop, given));
  if (!order) throw new CommandError('There is no such order.');
  return [
    `${order.number}  ${order.state}  ${order.email}  ${order.phone}`,
    ...order.lines.map(({ name, sizeName, quantity, unit }) => `  ${quantity} ${unit} ${name} ${sizeName}`.trimEnd()),
    ...(await withdrawnOf(shop, order.id, 'withdrawn')),
    `  total ${formatMoney(order.total.gross)}, paid ${formatMoney(order.paid)}, refunded ${formatMoney(order.refunded)}, left ${formatMoney(order.left)}`,
    ...order.timeline.map((event) => `  ${event.at.toISOString()}  ${ordersTexts.event(event) ?? event.kind}`),
  ];
}

async function moveOrder(shop: Shop, given: Given, state: OrderState): Promise<string[]> {
  const id = await orderId(shop, given);
  const outcome = await changeOrderState(shop, id, state, given.options.tracking);
  if (outcome === 'too-late') {
    const order = await findOrderById(shop.db, id);
    if (order && nextStates(order.state, order.delivery.kind).includes(state)) {
      throw new CommandError(`Money was spent from a gift card of this order: it cannot become ${state}.`);
    }
    throw new CommandError(`An order that is ${order?.state} cannot become ${state}.`);
  }
  if (outcome === 'unknown-order') throw new CommandError('There is no such order.');
  const warning = ['confirmed', 'packing', 'sent', 'ready'].includes(state)
    ? await withdrawnOf(shop, id, 'do not send')
    : [];
  return [`${subject(given, 'order')} is ${state}.`, ...warning];
}

async function bookTransfer(shop: Shop, given: Given): Promise<string[]> {
  const id = await orderId(shop, given);
  const order = await findOrderById(shop.db, id);
  const typed = given.options.amount;
  const amount = typed === undefined ? (order?.left ?? 0) : (parseZloty(typed) ?? 0);
  const outcome = await bookPayment(shop, id, { amount, key: randomUUID() });
  if (outcome === 'unknown-order') throw new CommandError('There is no such order.');
  if (outcome === 'wrong-amount') throw new CommandError('Nothing is left to be paid; another sum is --amount 49.90.');
  return [`${formatMoney(amount)} is booked.`];
}

async function refundOrder(shop: Shop, given: Given): Promise<string[]> {
  const outcome = await refundCalledOff(shop, await orderId(shop, given));
  switch (outcome.kind) {
    case 'asked':
      return [`${formatMoney(outcome.amount)} goes back; the order says so when the bank has confirmed it.`];
    case 'unknown-order':
      throw new CommandError('There is no such order.');
    case 'not-called-off':
      throw new CommandError('Cancel the order first; goods that came back are paid for with “returns refund”.');
    case 'nothing-due':
      throw new CommandError('No bank holds money for this order.');
    case 'partly-refunded':
      throw new CommandError('A part went back before: give the rest back in the panel of the bank or Stripe.');
    case 'refused':
      throw new CommandError(`It was refused: ${outcome.problem}. Look into the panel of the bank or Stripe.`);
  }
}

/** What a shopper has withdrawn from must not leave the shop. */
async function withdrawnOf(shop: Shop, id: number, word: string): Promise<string[]> {
  const pieces = await withdrawnPieces(shop.db, id);
  return pieces.map(({ quantity, unit, name, code }) => `  ${word}: ${quantity} ${unit} ${name} (${code})`);
}

async function setInformed(shop: Shop, given: Given): Promise<string[]> {
  const id = await orderId(shop, given);
  const answer = given.words[1];
  if (answer !== 'yes' && answer !== 'no') throw new CommandError('Say yes or no.');
  await shop.db
    .update(orders)
    .set({ informedOfWithdrawal: answer === 'yes' })
    .where(eq(orders.id, id));
  const time = answer === 'yes' ? '14 days' : '14 days and a year';
  return [`${subject(given, 'order')}: the shopper may withdraw for ${time}.`];
}

async function orderId(shop: Shop, given: Given): Promise<number> {
  const number = parseOrderNumber(subject(given, 'order: its number of 8 digits'));
  const [row] = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.number, number ?? ''));
  if (!row) throw new CommandError(`There is no order ${subject(given, 'order')}.`);
  return row.id;
}

function parseState(text: string | undefined): OrderState {
  const state = ORDER_STATES.find((known) => known === text);
  if (!state) throw new CommandError(`Say a state: ${ORDER_STATES.join(', ')}.`);
  return state;
}
