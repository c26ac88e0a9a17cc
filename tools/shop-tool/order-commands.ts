import { eq } from 'drizzle-orm';
import { parseOrderNumber } from '#modules/sales/order-ledger/rules/order-state.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { orders } from '#server/shop/schema.ts';
import { CommandError, type Given, type ShopCommand, subject } from './shop-command.ts';

export const orderCommands: ShopCommand[] = [
  {
    name: 'orders informed',
    usage: 'NUMBER yes|no',
    help: 'was the customer informed of the right to withdraw? If not, the time for it lasts a year longer',
    run: setInformed,
  },
];

async function setInformed(shop: Shop, given: Given): Promise<string[]> {
  const number = subject(given, 'order: its number of 8 digits');
  const answer = given.words[1];
  if (answer !== 'yes' && answer !== 'no') throw new CommandError('Say yes or no.');
  const updated = await shop.db
    .update(orders)
    .set({ informedOfWithdrawal: answer === 'yes' })
    .where(eq(orders.number, parseOrderNumber(number) ?? ''))
    .returning({ id: orders.id });
  if (updated.length === 0) throw new CommandError(`There is no order ${number}.`);
  const time = answer === 'yes' ? '14 days' : '14 days and a year';
  return [`${number}: the customer may withdraw for ${time}.`];
}
