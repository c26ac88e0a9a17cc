import { saveSetting } from '#platform/settings/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { CommandError, type Given, type ShopCommand, subject, table, textAfter } from './shop-command.ts';

const WHICH = 'setting: a name from settings list, as in returnDays or company.city';
const NOW = 'Every node of a running shop goes by it now.';

export const settingCommands: ShopCommand[] = [
  { name: 'settings list', usage: '', help: 'name, company, contact and limits of the shop, as they are', run: list },
  {
    name: 'settings set',
    usage: 'NAME VALUE',
    help: 'changes a setting: a text, or JSON for what is no text; a running shop goes by it at once',
    run: set,
  },
  { name: 'settings reset', usage: 'NAME', help: 'gives a setting its default back', run: reset },
];

async function list({ settings }: Shop): Promise<string[]> {
  const rows = Object.entries(settings).flatMap(([name, value]) =>
    isParted(value) ? Object.entries(value).map(([part, own]) => [`${name}.${part}`, own]) : [[name, value]],
  );
  return table(rows.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]));
}

function isParted(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function set(shop: Shop, given: Given): Promise<string[]> {
  const name = subject(given, WHICH);
  // An empty text is a value too.
  return change(shop, name, given.words.length === 2 ? (given.words[1] ?? '') : textAfter(given, 'its value'));
}

async function reset(shop: Shop, given: Given): Promise<string[]> {
  return change(shop, subject(given, WHICH), null);
}

async function change(shop: Shop, name: string, value: string | null): Promise<string[]> {
  const outcome = await saveSetting(shop, name, value);
  if (outcome === 'unknown-setting') throw new CommandError(`No setting “${name}” can be changed. Say which ${WHICH}.`);
  if (outcome !== 'saved')
    throw new CommandError(`“${value}” is not what ${name} takes (${outcome}); see settings list.`);
  return [`${name} is ${value === null ? 'what it was at first' : 'saved'}. ${NOW}`];
}
