import type { ChecklistItem } from '#modules/back-office/going-live/rules/checklist.ts';
import { checklist, closeTheShop, openTheShop } from '#modules/back-office/going-live/server/index.ts';
import { makeSetupCode } from '#modules/back-office/staff/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { describeSetupCode } from '../start/describe-start.ts';
import { CommandError, type ShopCommand, table } from './shop-command.ts';

export const openingCommands: ShopCommand[] = [
  { name: 'opening list', usage: '', help: 'what must be set before the shop opens, and what is missing', run: list },
  { name: 'opening open', usage: '', help: 'lets shoppers in, once nothing is missing', run: open },
  { name: 'opening close', usage: '', help: 'shoppers find the shop closed', run: close },
  {
    name: 'opening code',
    usage: '',
    help: "a new code for the owner's account, good for an hour, while the shop has no owner",
    run: newCode,
  },
];

async function list(shop: Shop): Promise<string[]> {
  const items = await checklist(shop);
  const closes = items.flatMap(({ stops }) => stops).some(({ level }) => level === 'closes');
  const state = shop.opening.isOpen
    ? closes
      ? 'open, but keeps customers out after its next start'
      : 'open'
    : 'closed';
  return [`The shop is ${state}.`, ...table(items.map(describe))];
}

function describe(item: ChecklistItem): string[] {
  const { id, done, isHint } = item;
  return [id, done ? 'set' : isHint ? 'not yet' : 'missing', reasonsOf(item)];
}

function reasonsOf({ stops }: ChecklistItem): string {
  return stops.map(({ id, examples }) => `${id}: ${examples.join(', ')}`).join(', ');
}

async function open(shop: Shop): Promise<string[]> {
  const outcome = await openTheShop(shop);
  if (outcome.kind === 'refused') {
    const missing = outcome.missing.map((item) => `${item.id} (${reasonsOf(item)})`);
    throw new CommandError(`The shop stays closed. Missing: ${missing.join('; ')}.`);
  }
  return ['The shop is open.'];
}

async function newCode(shop: Shop): Promise<string[]> {
  const setupCode = await makeSetupCode(shop);
  if (setupCode === null) throw new CommandError('The shop has an owner; who else comes in is invited in the panel.');
  return describeSetupCode(shop.origin, setupCode);
}

async function close(shop: Shop): Promise<string[]> {
  await closeTheShop(shop);
  return ['The shop is closed; orders, mails and the panel go on.'];
}
