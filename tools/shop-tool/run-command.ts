import { parseArgs } from 'node:util';
import type { Shop } from '#platform/shop/server/shop.ts';
import { ConfigError } from '#server/config.ts';
import { fileCommands } from './file-commands.ts';
import { newsletterCommands } from './newsletter-commands.ts';
import { openingCommands } from './opening-commands.ts';
import { orderCommands } from './order-commands.ts';
import { productCommands } from './product-commands.ts';
import { searchCommands } from './search-commands.ts';
import { settingCommands } from './setting-commands.ts';
import type { ShopCommand } from './shop-command.ts';
import { staffCommands } from './staff-commands.ts';

/** Every command of the tool; a new area adds its list here. */
const commands: readonly ShopCommand[] = [
  ...orderCommands,
  ...productCommands,
  ...newsletterCommands,
  ...searchCommands,
  ...settingCommands,
  ...openingCommands,
  ...staffCommands,
  ...fileCommands,
];

/** All commands, or those of an area, or one: `settings`, `settings set`. */
export function helpText(about = ''): string[] {
  const shown = commands.filter(({ name }) => about === '' || name === about || name.startsWith(`${about} `));
  if (shown.length === 0) throw new ConfigError(`Nothing is called “${about}”; see npm run shop -- help`);
  const width = Math.max(...shown.map(({ name, usage }) => `${name} ${usage}`.length));
  return [
    'npm run shop -- COMMAND',
    '',
    ...shown.map(({ name, usage, help }) => `  ${`${name} ${usage}`.padEnd(width)}  ${help}`),
    '',
    'Exit codes: 0 done, 1 refused, 2 not understood, 3 no database.',
  ];
}

/** The typed command of the list; throws when there is none. */
export function parseCommand(typed: readonly string[]) {
  const { positionals, values } = parseTyped(typed);
  const [area = '', verb = '', ...words] = positionals;
  const command = commands.find(({ name }) => name === `${area} ${verb}`);
  if (!command) {
    const inArea = commands.filter(({ name }) => name.startsWith(`${area} `)).map(({ name }) => name);
    throw new ConfigError(
      inArea.length > 0 ? `Say one of: ${inArea.join(', ')}.` : `Nothing is called “${area}”; see npm run shop -- help`,
    );
  }
  refuseStrange(command, words, Object.keys(values));
  return { run: (shop: Shop) => command.run(shop, { words, options: values }) };
}

/** An unknown option is refused: ignored, the command would do something else than was meant. */
function refuseStrange({ name, usage }: ShopCommand, words: readonly string[], options: readonly string[]): void {
  const [places = ''] = usage.split(/\[?--/);
  const max = /(TEXT|VALUE) *$/.test(places) ? Number.POSITIVE_INFINITY : places.split(' ').filter(Boolean).length;
  const option = options.find((one) => !usage.includes(`--${one}`));
  const strange = option ? `--${option}` : words[max];
  if (strange) throw new ConfigError(`“${strange}” is too much. Say: ${name} ${usage}`.trimEnd());
}

function parseTyped(typed: readonly string[]) {
  const options = { file: { type: 'string' } } as const;
  return parseArgs({ args: [...typed], allowPositionals: true, options });
}
