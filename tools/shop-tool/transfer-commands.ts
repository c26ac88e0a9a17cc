import { formatMoney } from '#rules/platform/money/format-money.ts';
import type { Claim } from '#rules/selling/orders/claim.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { bookPaidByHand, bookPartPaid, listToPayByHand, type ToPayByHand } from '#shop/selling/payments/index.ts';
import { listClaimRefunds } from '#shop/selling/refunds/index.ts';
import { CommandError, type Given, type ShopCommand, subject, table } from './shop-command.ts';

export const transferCommands: ShopCommand[] = [
  {
    name: 'transfers list',
    usage: '',
    help: 'money no provider gives back: what you pay at your bank, with the account where it is known',
    run: listTransfers,
  },
  {
    name: 'transfers paid',
    usage: 'ID',
    help: 'you have paid it: the books say so, and the shopper gets a mail; ids as in transfers list',
    run: markPaid,
  },
];

async function listTransfers(shop: Shop): Promise<string[]> {
  const rows = await listToPayByHand(shop);
  if (rows.length === 0) return ['Nothing is to be paid.'];
  return table(
    rows.map((row) => [
      nameOf(row),
      `order ${row.number}`,
      formatMoney(row.amount),
      row.name || row.email,
      row.account || row.note || 'no account',
    ]),
  );
}

async function markPaid(shop: Shop, given: Given): Promise<string[]> {
  const id = subject(given, 'transfer: its id, as in transfers list');
  const row = (await listToPayByHand(shop)).find((one) => nameOf(one) === id);
  if (!row) throw new CommandError(`There is no transfer ${id}.`);
  const { partId, orderId, amount } = row;
  const outcome =
    partId === null
      ? await bookPaidByHand(shop, orderId, { amount, key: crypto.randomUUID() })
      : await bookPartPaid(shop, partId);
  if (outcome !== 'booked') throw new CommandError(`Somebody else has booked ${id}.`);
  return [`${formatMoney(amount)} of order ${row.number} is booked as paid.`];
}

function nameOf({ partId, orderId }: ToPayByHand): string {
  return partId === null ? `O${orderId}` : `R${partId}`;
}

/** How far the money of a claim has come, part by part. */
export async function describeRefunds(shop: Shop, claim: Claim): Promise<string[]> {
  const refunds = await listClaimRefunds(shop.db, claim);
  return refunds.flatMap(({ amount, way, progress, parts }) => [
    `  refund ${formatMoney(amount)} (${way}): ${progress}`,
    ...parts.map((part) => `    ${formatMoney(part.amount)} by ${part.road}: ${part.state} ${part.problem}`.trimEnd()),
  ]);
}
