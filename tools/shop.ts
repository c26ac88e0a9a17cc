import { ConfigError, readConfig } from '#server/config.ts';
import { describeDatabaseError } from '#server/database-error.ts';
import { migrate } from '#shop/db/migrate.ts';
import { openShop } from '#shop/open-shop.ts';
import type { Shop } from '#shop/shop.ts';
import { helpText, readCommand } from './shop-tool/run-command.ts';
import { CommandError } from './shop-tool/shop-command.ts';
import { openDatabase } from './start/open-database.ts';

/** `npm run shop -- …`: the owner's hands on orders, returns and complaints, beside the running shop. */
const EXIT_REFUSED = 1;
const EXIT_USAGE = 2;
const EXIT_DATABASE = 3;

const log = { info() {}, warn: tell, error: tell };

function tell(_details: object, message: string): void {
  console.error(message);
}

const typed = process.argv.slice(2);
if (typed.length === 0 || typed[0] === 'help' || typed[0] === '--help') {
  for (const line of helpText()) console.log(line);
} else {
  process.exitCode = await runTyped();
}

async function runTyped(): Promise<number> {
  let isUnderstood = false;
  try {
    const { run } = readCommand(typed);
    isUnderstood = true;
    for (const line of await inShop(run)) console.log(line);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof CommandError) {
      console.error(error.message);
      return isUnderstood ? EXIT_REFUSED : EXIT_USAGE;
    }
    const sentence = error instanceof ConfigError ? error.message : describeDatabaseError(error);
    console.error(sentence ?? error);
    return error instanceof ConfigError ? EXIT_USAGE : sentence ? EXIT_DATABASE : EXIT_REFUSED;
  }
}

async function inShop(run: (shop: Shop) => Promise<string[]>): Promise<string[]> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await migrate(database.url);
    const { dataDir, port, publicOrigin: origin = `http://localhost:${port}` } = config;
    const shop = await openShop({ databaseUrl: database.url, log, origin, dataDir, poolSize: 2 });
    try {
      return await run(shop);
    } finally {
      await shop.close();
    }
  } finally {
    await database.stop();
  }
}
