import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#server/config.ts';
import { describeDatabaseError } from '#server/database-error.ts';
import { migrate } from '#shop/db/migrate.ts';
import { checkLaw, type Finding } from '#shop/doctor/index.ts';
import { openShop } from '#shop/open-shop.ts';
import { openDatabase } from './start/open-database.ts';

/** `npm run doctor -- --legal`: what the law wants of the shop and its data lack. Exit code 1 when there is something. */
const EXIT_FOUND = 1;
const EXIT_USAGE = 2;
const EXIT_DATABASE = 3;

const log = { info() {}, warn: tell, error: tell };

function tell(_details: object, message: string): void {
  console.error(message);
}

try {
  const { values } = parseArgs({ options: { legal: { type: 'boolean', default: false } } });
  if (!values.legal) throw new ConfigError('Say what to look at: npm run doctor -- --legal');
  const findings = await examine();
  for (const finding of findings) console.log(describe(finding));
  console.log(findings.length === 0 ? 'Nothing found.' : `${findings.length} kinds of findings.`);
  process.exitCode = findings.length === 0 ? 0 : EXIT_FOUND;
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const sentence = error instanceof ConfigError ? error.message : describeDatabaseError(error);
  console.error(sentence ?? error);
  process.exitCode = error instanceof ConfigError || !sentence ? EXIT_USAGE : EXIT_DATABASE;
}

async function examine(): Promise<Finding[]> {
  const database = await openDatabase(readConfig(process.env));
  try {
    await migrate(database.url);
    const shop = await openShop({ databaseUrl: database.url, log, poolSize: 2 });
    try {
      return await checkLaw(shop);
    } finally {
      await shop.close();
    }
  } finally {
    await database.stop();
  }
}

function describe({ kind, meaning, count, examples }: Finding): string {
  const more = count > examples.length ? [`  … and ${count - examples.length} more`] : [];
  return [`${kind}: ${count} ${meaning}`, ...examples.map((example) => `  - ${example}`), ...more, ''].join('\n');
}
