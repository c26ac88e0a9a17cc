import { randomUUID } from 'node:crypto';
import { COMPLAINT_STATES, type ComplaintState } from '#rules/complaints/complaint-state.ts';
import type { ComplaintView } from '#rules/complaints/complaint-view.ts';
import {
  changeComplaintState,
  listAllComplaints,
  type MessageOutcome,
  readComplaintByNumber,
  replyToComplaint,
} from '#shop/complaints/index.ts';
import type { Shop } from '#shop/shop.ts';
import { CommandError, type Given, type ShopCommand, subject, table } from './shop-command.ts';

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
      const complaint = await readOne(shop, given);
      await reply(shop, complaint, given.words.slice(1).join(' '));
      return [`${complaint.number}: the reply stands in the thread.`];
    },
  },
];

async function listComplaints(shop: Shop, { options: { state } }: Given): Promise<string[]> {
  const wanted = state === undefined ? undefined : readState(state);
  const heads = await listAllComplaints(shop, { open: wanted === undefined });
  const shown = wanted ? heads.filter((head) => head.state === wanted) : heads;
  if (shown.length === 0) return ['No complaints.'];
  return table(
    shown.map(({ number, createdAt, state, orderNumber, lines }) => [
      ...[number, createdAt.toISOString().slice(0, 16).replace('T', ' '), state],
      ...[orderNumber ? `order ${orderNumber}` : 'no order', lines.map(({ name }) => name).join('; ')],
    ]),
  );
}

async function showComplaint(shop: Shop, given: Given): Promise<string[]> {
  const { number, state, orderNumber, email, phone, lines, messages, purchase } = await readOne(shop, given);
  return [
    `${number}  ${state}  ${orderNumber ? `order ${orderNumber}` : 'no order'}  ${email}  ${phone}`.trimEnd(),
    ...lines.flatMap(({ quantity, unit, name, description, files }) => [
      `  ${quantity} ${unit} ${name}: ${description}`,
      ...files.map(({ originalName }) => `    file: ${originalName}`),
    ]),
    ...(purchase
      ? [`  bought on ${purchase.boughtOn}, ${purchase.buyPlace} ${purchase.buyPlaceDetails}`.trimEnd()]
      : []),
    ...messages.flatMap(({ at, author, text, files }) => [
      `  ${at.toISOString()}  ${author}: ${text}`,
      ...files.map(({ originalName }) => `    file: ${originalName}`),
    ]),
  ];
}

async function moveComplaint(shop: Shop, given: Given): Promise<string[]> {
  const complaint = await readOne(shop, given);
  const state = readState(given.words[1]);
  const outcome = await changeComplaintState(shop, complaint.id, state);
  if (outcome !== 'done') throw new CommandError(`A complaint that is ${complaint.state} cannot become ${state}.`);
  if (given.options.note) await reply(shop, complaint, given.options.note);
  return [`${complaint.number} is ${state}.`];
}

const REFUSALS: Partial<Record<MessageOutcome['kind'], string>> = {
  'too-short': 'Say what to reply: at least three characters.',
  'thread-full': 'The thread is full; write to the shopper by mail.',
};

async function reply(shop: Shop, { id }: ComplaintView, text: string): Promise<void> {
  const { kind } = await replyToComplaint(shop, id, { text, key: randomUUID() });
  if (kind !== 'written') throw new CommandError(REFUSALS[kind] ?? 'The reply was not written.');
}

async function readOne(shop: Shop, given: Given): Promise<ComplaintView> {
  const typed = subject(given, WHICH);
  const found = await readComplaintByNumber(shop, typed);
  if (!found) throw new CommandError(`There is no complaint ${typed}.`);
  return found;
}

function readState(text: string | undefined): ComplaintState {
  const state = COMPLAINT_STATES.find((known) => known === text);
  if (!state) throw new CommandError(`Say a state: ${COMPLAINT_STATES.join(', ')}.`);
  return state;
}
