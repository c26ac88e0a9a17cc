import type { WithdrawalView } from '#rules/after-sale/withdrawal/withdrawal-view.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { REFUND_WAYS } from '#rules/selling/payments/refund-amount.ts';
import { parseClaimCode } from '#shop/after-sale/claims/index.ts';
import {
  findWithdrawal,
  listWithdrawals,
  refundWithdrawal,
  waitingPieces,
} from '#shop/after-sale/withdrawals/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import {
  amountOption,
  CommandError,
  type Given,
  momentText,
  type ShopCommand,
  subject,
  table,
  wayOption,
} from './shop-command.ts';
import { describeRefunds } from './transfer-commands.ts';

export const withdrawalCommands: ShopCommand[] = [
  {
    name: 'withdrawals list',
    usage: '[--state waiting]',
    help: 'the 50 newest statements, or those whose money has not gone back and whose goods are in no return',
    run: listOnes,
  },
  { name: 'withdrawals show', usage: 'CODE', help: 'one statement with its products', run: showOne },
  {
    name: 'withdrawals refund',
    usage: `CODE [--amount 49.90] [--way ${REFUND_WAYS.join('|')}]`,
    help: 'money for what leaves nothing to send: not packed, digital, a service; goods that come back are refunded as a return',
    run: refundOne,
  },
];

async function listOnes(shop: Shop, { options: { state } }: Given): Promise<string[]> {
  if (state !== undefined && state !== 'waiting') throw new CommandError('Say --state waiting, or nothing.');
  const rows = await listWithdrawals(shop, { waiting: state === 'waiting' });
  if (rows.length === 0) return ['No withdrawals.'];
  return table(
    rows.map(({ code, madeAt, orderNumber, name, refunded, returnCode }) => [
      ...[code, momentText(madeAt), `order ${orderNumber}`],
      ...[returnCode ?? (refunded === null ? 'waiting' : `refunded ${formatMoney(refunded)}`), name],
    ]),
  );
}

async function showOne(shop: Shop, given: Given): Promise<string[]> {
  const { id, code, orderNumber, name, email, madeAt, unpacked, lines } = await findOne(shop, given);
  const waiting = await waitingPieces(shop.db, id);
  return [
    `${code}  order ${orderNumber}  ${momentText(madeAt)}  ${name}  ${email}`,
    ...lines.map(({ quantity, unit, name, sizeName }) => `  ${quantity} ${unit} ${name} ${sizeName}`.trimEnd()),
    ...(unpacked ? ['  was not packed yet: on sale again'] : []),
    waiting.length > 0 ? '  waits for its money' : '  settled, or in a return',
  ];
}

async function refundOne(shop: Shop, given: Given): Promise<string[]> {
  const made = await findOne(shop, given);
  const outcome = await refundWithdrawal(shop, made, { amount: amountOption(given), way: wayOption(given) });
  switch (outcome.kind) {
    case 'done':
      return [
        `${made.code}: ${formatMoney(outcome.amount)} goes back.`,
        ...(await describeRefunds(shop, { kind: 'withdrawal', id: made.id })),
      ];
    case 'nothing-waits':
      throw new CommandError(`${made.code} was refunded already, or its goods are in a return: see returns list.`);
    case 'too-much':
      throw new CommandError(`The shop holds ${formatMoney(outcome.held)} of this order; no more can go back.`);
    case 'unknown-order':
      throw new CommandError(`There is no withdrawal ${made.code}.`);
  }
}

async function findOne(shop: Shop, given: Given): Promise<WithdrawalView> {
  const typed = subject(given, 'withdrawal: its code, as in OD-7K2M9XQA');
  const found = await findWithdrawal(shop, parseClaimCode(typed) ?? '');
  if (!found) throw new CommandError(`There is no withdrawal ${typed}.`);
  return found;
}
