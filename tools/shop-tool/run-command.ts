import { parseArgs } from 'node:util';
import type { Shop } from '#shop/shop.ts';
import { complaintCommands } from './complaint-commands.ts';
import { orderCommands } from './order-commands.ts';
import { productCommands } from './product-commands.ts';
import { returnCommands } from './return-commands.ts';
import { CommandError, type ShopCommand } from './shop-command.ts';
import { withdrawalCommands } from './withdrawal-commands.ts';

/** Every command of the tool; a new area adds its list here. */
const commands: readonly ShopCommand[] = [
  ...orderCommands,
  ...returnCommands,
  ...withdrawalCommands,
  ...complaintCommands,
  ...productCommands,
];

export function helpText(): string[] {
  const width = Math.max(...commands.map(({ name, usage }) => `${name} ${usage}`.length));
  return [
    'npm run shop -- COMMAND',
    '',
    ...commands.map(({ name, usage, help }) => `  ${`${name} ${usage}`.padEnd(width)}  ${help}`),
    '',
    'Exit codes: 0 done, 1 refused, 2 not understood, 3 no database.',
  ];
}

/** What was typed as a command of the list; throws a CommandError when it is none. */
export function readCommand(typed: readonly string[]) {
  const { positionals, values } = parseTyped(typed);
  const [area = '', verb = '', ...words] = positionals;
  const command = commands.find(({ name }) => name === `${area} ${verb}`);
  if (!command) {
    const known = commands.filter(({ name }) => name.startsWith(`${area} `)).map(({ name }) => name);
    throw new CommandError(
      known.length > 0 ? `Say one of: ${known.join(', ')}.` : `Nothing is called “${area}”; see npm run shop -- help`,
    );
  }
  return { run: (shop: Shop) => command.run(shop, { words, options: values }) };
}

function parseTyped(typed: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...typed],
      allowPositionals: true,
      options: { state: text, tracking: text, note: text, amount: text, way: text, size: text, regular: text },
    });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}
