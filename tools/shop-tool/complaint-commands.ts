import { randomUUID } from 'node:crypto';
import {
  COMPLAINT_STATES,
  type ComplaintEvent,
  type ComplaintState,
} from '#rules/after-sale/complaints/complaint-state.ts';
import type { ComplaintView } from '#rules/after-sale/complaints/complaint-view.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { REFUND_WAYS } from '#rules/selling/payments/refund-amount.ts';
import {
  changeComplaintState,
  findComplaintByNumber,
  listAllComplaints,
  type MessageRefusal,
  refundComplaint,
  replyToComplaint,
  shipComplaint,
} from '#shop/after-sale/complaints/index.ts';
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

const WHICH = 'complaint: its number, as in R586119';

export const complaintCommands: ShopCommand[] = [
  {
    name: 'complaints list',
    usage: '[--state STATE]',
    help: 'complaints that wait for the shop, or those of one state',
    run: listComplaints,
  },
  { name: 'complaints show', usage: 'NUMBER', help: 'one complaint with its products and thread', run: showComplaint },
  {
    name: 'complaints status',
    usage: 'NUMBER STATE [--note TEXT]',
    help: `moves a complaint on and tells the shopper, with the note in the thread; states: ${COMPLAINT_STATES.join(', ')}`,
    run: moveComplaint,
  },
  {
    name: 'complaints reply',
    usage: 'NUMBER TEXT',
    help: 'writes into the thread; the shopper gets it by mail too',
    run: async (shop, given) => {
      const complaint = await findOne(shop, given);
      await reply(shop, complaint, given.words.slice(1).join(' '));
      return [`${complaint.number}: the reply stands in the thread.`];
    },
  },
  {
    name: 'complaints refund',
    usage: `NUMBER [--amount 49.90] [--way ${REFUND_WAYS.join('|')}]`,
    help: 'sends the money back: through the provider that took it, as a voucher, or into the list for the bank; tells the shopper once it went',
    run: refundOne,
  },
  {
    name: 'complaints ship',
    usage: 'NUMBER [--tracking NUMBER]',
    help: 'the goods leave for the shopper, mended, new or as they came; tells the shopper',
    run: async (shop, given) => {
      const { id, number, state } = await findOne(shop, given);
      const outcome = await shipComplaint(shop, id, given.options.tracking?.trim() ?? '');
      if (outcome !== 'done') throw new CommandError(`Nothing is sent for a complaint that is ${state}: decide first.`);
      return [`${number}: the parcel is noted.`];
    },
  },
];

async function listComplaints(shop: Shop, { options: { state } }: Given): Promise<string[]> {
  const wanted = state === undefined ? undefined : parseState(state);
  const shown = await listAllComplaints(shop, wanted);
  if (shown.length === 0) return ['No complaints.'];
  return table(
    shown.map(({ number, createdAt, state, orderNumber, lines }) => [
      ...[number, momentText(createdAt), state],
      ...[orderNumber ? `order ${orderNumber}` : 'no order', lines.map(({ name }) => name).join('; ')],
    ]),
  );
}

async function refundOne(shop: Shop, given: Given): Promise<string[]> {
  const { id, number, state } = await findOne(shop, given);
  const outcome = await refundComplaint(shop, id, { amount: amountOption(given), way: wayOption(given) });
  switch (outcome.kind) {
    case 'done':
      return [
        `${number}: ${formatMoney(outcome.amount)} goes back.`,
        ...(await describeRefunds(shop, { kind: 'complaint', id })),
      ];
    case 'decided':
      throw new CommandError(`The money of ${number} is on its way already.`);
    case 'too-much':
      throw new CommandError(`The shop holds ${formatMoney(outcome.held)} of this order; no more can go back.`);
    case 'card-spent':
      throw new CommandError('Money was spent from a gift card of this complaint; nothing goes back for it.');
    case 'no-amount':
      throw new CommandError('Say how much: --amount 49.90');
    case 'too-late':
    case 'unknown-complaint':
      throw new CommandError(`No money goes back for a complaint that is ${state}: accept it first.`);
  }
}

async function showComplaint(shop: Shop, given: Given): Promise<string[]> {
  const { number, state, orderNumber, email, phone, lines, messages, purchase, timeline } = await findOne(shop, given);
  return [
    `${number}  ${state}  ${orderNumber ? `order ${orderNumber}` : 'no order'}  ${email}  ${phone}`.trimEnd(),
    ...lines.flatMap(({ quantity, unit, name, description, files }) => [
      `  ${quantity} ${unit} ${name}: ${description}`,
      ...files.map(({ originalName }) => `    file: ${originalName}`),
    ]),
    ...(purchase
      ? [`  bought on ${purchase.boughtOn}, ${purchase.buyPlace} ${purchase.buyPlaceDetails}`.trimEnd()]
      : []),
    ...timeline.map((event) => `  ${event.at.toISOString()}  ${event.kind} ${describe(event)}`.trimEnd()),
    ...messages.flatMap(({ at, author, text, files }) => [
      `  ${at.toISOString()}  ${author}: ${text}`,
      ...files.map(({ originalName }) => `    file: ${originalName}`),
    ]),
  ];
}

function describe({ details: { amount, trackingNumber } }: ComplaintEvent): string {
  return amount === undefined ? (trackingNumber ?? '') : formatMoney(amount);
}

async function moveComplaint(shop: Shop, given: Given): Promise<string[]> {
  const complaint = await findOne(shop, given);
  const state = parseState(given.words[1]);
  const outcome = await changeComplaintState(shop, complaint.id, state, given.options.note);
  if (outcome === 'done') return [`${complaint.number} is ${state}.`];
  if (outcome === 'too-late') throw new CommandError(`A complaint that is ${complaint.state} cannot become ${state}.`);
  throw refused(outcome);
}

const REFUSALS: Partial<Record<MessageRefusal, string>> = {
  'too-short': 'Say what to reply: at least three characters.',
  'thread-full': 'The thread is full; write to the shopper by mail.',
};

async function reply(shop: Shop, { id }: ComplaintView, text: string): Promise<void> {
  const { kind } = await replyToComplaint(shop, id, { text, key: randomUUID() });
  if (kind !== 'written') throw refused(kind);
}

function refused(why: MessageRefusal): CommandError {
  return new CommandError(REFUSALS[why] ?? 'The reply was not written.');
}

async function findOne(shop: Shop, given: Given): Promise<ComplaintView> {
  const typed = subject(given, WHICH);
  const found = await findComplaintByNumber(shop, typed);
  if (!found) throw new CommandError(`There is no complaint ${typed}.`);
  return found;
}

function parseState(text: string | undefined): ComplaintState {
  const state = COMPLAINT_STATES.find((known) => known === text);
  if (!state) throw new CommandError(`Say a state: ${COMPLAINT_STATES.join(', ')}.`);
  return state;
}
