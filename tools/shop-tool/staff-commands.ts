import { listStaff, makeStaffResetLink } from '#modules/back-office/staff/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { CommandError, type Given, momentText, type ShopCommand, subject, table } from './shop-command.ts';

export const staffCommands: ShopCommand[] = [
  { name: 'staff list', usage: '', help: 'who may come into the panel', run: list },
  {
    name: 'staff reset',
    usage: 'EMAIL',
    help: 'a link that sets a new password and a new second factor',
    run: reset,
  },
];

async function list(shop: Shop): Promise<string[]> {
  const people = await listStaff(shop);
  if (people.length === 0) return ['No accounts yet: start the shop and follow the set-up code in its log.'];
  return table(
    people.map(({ email, name, role, active, createdAt }) => [
      email,
      name,
      role,
      active ? 'may come in' : 'switched off',
      `since ${momentText(createdAt)}`,
    ]),
  );
}

/** For the last owner who lost password, second factor and perhaps the mailbox: access to the server is access to the shop. */
async function reset(shop: Shop, given: Given): Promise<string[]> {
  const link = await makeStaffResetLink(shop, subject(given, 'address'));
  if (link === null) throw new CommandError('No active account has this address; see staff list.');
  return ['All their sessions have ended. For 24 hours, once, this sets a new password and second factor:', link];
}
