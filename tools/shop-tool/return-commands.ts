import { desc, eq, ne } from 'drizzle-orm';
import { RETURN_STATES, type ReturnView } from '#rules/after-sale/returns/return-view.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { parseClaimCode } from '#shop/after-sale/claims/index.ts';
import {
  acceptReturn,
  changeReturnState,
  findReturn,
  type ReturnAcceptance,
  type ReturnRefund,
  refundReturn,
} from '#shop/after-sale/returns/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { orders, returns } from '#shop/schema.ts';
import {
  amountOption,
  CommandError,
  type Given,
  momentText,
  type ShopCommand,
  subject,
  table,
} from './shop-command.ts';
import { describeRefunds } from './transfer-commands.ts';

const MOST = 50;

export const returnCommands: ShopCommand[] = [
  {
    name: 'returns list',
    usage: '[--state STATE]',
    help: `the ${MOST} newest returns; states: ${RETURN_STATES.filter((state) => state !== 'draft').join(', ')}`,
    run: listReturns,
  },
  { name: 'returns show', usage: 'CODE', help: 'one return with its products, refund and history', run: showReturn },
  {
    name: 'returns accept',
    usage: 'CODE [--note TEXT] [--restock no]',
    help: 'the return is accepted and its goods are on sale again; the shopper gets a letter with the note',
    run: async (shop, given) => {
      const { id, code } = await findOne(shop, given);
      const { note, restock } = given.options;
      if (restock !== undefined && restock !== 'no') throw new CommandError('Say --restock no, or nothing.');
      return describeOutcome(code, 'accepted', await acceptReturn(shop, id, { note, restock: restock === undefined }));
    },
  },
  ...(['received', 'refused'] as const).map(
    (state): ShopCommand => ({
      name: `returns ${{ received: 'receive', refused: 'refuse' }[state]}`,
      usage: 'CODE [--note TEXT]',
      help: `the return is ${state}; the shopper gets a letter with the note`,
      run: async (shop, given) => {
        const { id, code } = await findOne(shop, given);
        return describeOutcome(code, state, await changeReturnState(shop, id, { state, note: given.options.note }));
      },
    }),
  ),
  {
    name: 'returns refund',
    usage: 'CODE [--amount 49.90]',
    help: 'sends the money back: through the provider that took it, as a voucher, or into the list for the bank; tells the shopper once it went',
    run: async (shop, given) => {
      const { id, code } = await findOne(shop, given);
      describeOutcome(code, 'refunded', await refundReturn(shop, id, amountOption(given)));
      const after = await findOne(shop, given);
      const lead = after.state === 'refunded' ? `${code} is refunded.` : `The money of ${code} is on its way.`;
      return [lead, ...(await describeRefunds(shop, { kind: 'return', id }))];
    },
  },
];

async function listReturns(shop: Shop, { options: { state } }: Given): Promise<string[]> {
  const known = RETURN_STATES.find((one) => one === state);
  if (state !== undefined && !known) throw new CommandError(`Say a state: ${RETURN_STATES.join(', ')}.`);
  const rows = await shop.db
    .select({ row: returns, orderNumber: orders.number })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(known ? eq(returns.state, known) : ne(returns.state, 'draft'))
    .orderBy(desc(returns.updatedAt), desc(returns.id))
    .limit(MOST);
  if (rows.length === 0) return ['No returns.'];
  return table(
    rows.map(({ row, orderNumber }) => [
      ...[row.code, momentText(row.updatedAt), row.state, `order ${orderNumber}`],
      ...[formatMoney(row.amount), row.refundWay ?? ''],
    ]),
  );
}

async function showReturn(shop: Shop, given: Given): Promise<string[]> {
  const one = await findOne(shop, given);
  const refunds = await describeRefunds(shop, { kind: 'return', id: one.id });
  const place = one.place ? `${one.place.name}, ${one.place.city}` : '';
  return [
    `${one.code}  ${one.state}  order ${one.orderNumber}  reason: ${one.reason || 'none'}`,
    ...one.lines.map(({ quantity, unit, name, comment }) => `  ${quantity} ${unit} ${name} ${comment}`.trimEnd()),
    `  comes back by ${[one.method, one.delivery?.name, place].filter(Boolean).join(', ')}; photos: ${one.photos.length}`,
    `  refund ${formatMoney(one.amount)} by ${one.refundWay} ${one.bankAccount}${one.refundNote}`.trimEnd(),
    ...refunds,
    ...one.events.map(({ at, kind, note }) => `  ${at.toISOString()}  ${kind} ${note}`.trimEnd()),
  ];
}

async function findOne(shop: Shop, given: Given): Promise<ReturnView> {
  const typed = subject(given, 'return: its code, as in ZW-7K2M9XQA');
  const found = await findReturn(shop, parseClaimCode(typed) ?? '');
  if (!found || found.state === 'draft') throw new CommandError(`There is no return ${typed}.`);
  return found;
}

function describeOutcome(code: string, state: string, outcome: ReturnRefund | ReturnAcceptance): string[] {
  switch (outcome.kind) {
    case 'done':
      return [`${code} is ${state}.`];
    case 'too-late':
      throw new CommandError(`A return that is ${outcome.state} cannot become ${state}.`);
    case 'decided':
      throw new CommandError(`The money of ${code} is on its way already: see returns show.`);
    case 'too-much':
      throw new CommandError(`The shop holds ${formatMoney(outcome.held)} of this order; no more can go back.`);
    case 'nothing':
    case 'wrong-pieces':
    case 'unknown':
      throw new CommandError(`There is no return ${code}.`);
  }
}
