import type { ChecklistItem } from '#rules/platform/opening/checklist.ts';
import { checklist, closeTheShop, openTheShop } from '#shop/opening/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { makeSetupCode } from '#shop/platform/staff/index.ts';
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
  return [`The shop is ${shop.opening.isOpen ? 'open' : 'closed'}.`, ...table(items.map(describe))];
}

function describe({ id, done, isHint, missing }: ChecklistItem): string[] {
  return [id, done ? 'set' : isHint ? 'not yet' : 'missing', missing.join(', ')];
}

async function open(shop: Shop): Promise<string[]> {
  const outcome = await openTheShop(shop);
  if (outcome.kind === 'refused') {
    const missing = outcome.missing.map((item) => `${item.id} (${item.missing.join(', ')})`);
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
