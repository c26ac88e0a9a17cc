import { StoreError } from '#platform/files/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type Config, ConfigError, filesOf, parseConfig } from '#server/config.ts';
import { describeDatabaseError } from '#server/database-error.ts';
import { CommandError } from '../shop-tool/shop-command.ts';

/** How every tool ends that works on the shop: 0 done, 1 refused or something found, 2 not understood, 3 no database. */
export const EXIT_REFUSED = 1;
const EXIT_USAGE = 2;
const EXIT_DATABASE = 3;

const FILE_FAULTS = ['ENOTDIR', 'EACCES', 'EPERM'];

interface Wants {
  poolSize?: number;
  /** A tool that only looks leaves the tables as they are. */
  isReadOnly?: boolean;
}

const log = { info() {}, warn: printMessage, error: printMessage };

function printMessage(_details: object, message: string): void {
  console.error(message);
}

/** Opens the shop of DATABASE_URL or DATA_DIR alongside a running one, or without, and closes it again. */
export async function withShop<Result>(
  work: (shop: Shop, config: Config) => Promise<Result>,
  { poolSize = 2, isReadOnly = false }: Wants = {},
): Promise<Result> {
  const config = parseConfig(process.env);
  // The whole shop: not loaded for a question that is answered before it is opened.
  const { openDatabase } = await import('./open-database.ts');
  const { openShop } = await import('#server/shop/open-shop.ts');
  const { migrate } = await import('#platform/db/server/migrate.ts');
  const database = await openDatabase(config);
  try {
    if (!isReadOnly) await migrate(database.url);
    const { dataDir, publicOrigin: origin, providers, stripeAddress, demo, secretKey } = config;
    const options = {
      databaseUrl: database.url,
      log,
      origin,
      dataDir,
      files: filesOf(config),
      poolSize,
      providers,
      stripeAddress,
      demo,
      secretKey,
    };
    const { close, ...shop } = await openShop(options);
    try {
      return await work(shop, config);
    } finally {
      await close();
    }
  } finally {
    await database.stop();
  }
}

/** Runs a tool to its exit code; errors that a person can correct are one sentence, not a stack. */
export async function runTool(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    const { sentence, code } = explain(error);
    console.error(sentence ?? error);
    process.exitCode = code;
  }
}

function explain(error: unknown): { sentence?: string; code: number } {
  if (!(error instanceof Error)) return { code: EXIT_REFUSED };
  if (error instanceof ConfigError) return { sentence: error.message, code: EXIT_USAGE };
  const slip = misspelt(error);
  if (slip) return { sentence: slip, code: EXIT_USAGE };
  if (error instanceof CommandError || error instanceof StoreError)
    return { sentence: error.message, code: EXIT_REFUSED };
  const sentence = describeDatabaseError(error);
  return { sentence, code: sentence ? EXIT_DATABASE : EXIT_REFUSED };
}

/** An option that does not exist, or a file that is not there or not for us, in a sentence. */
function misspelt(error: Error): string | undefined {
  const { code = '', path = error.message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no file ${path}.`;
  if (code === 'EISDIR') return 'A folder was named where a file is wanted.';
  if (FILE_FAULTS.includes(code)) return `The file cannot be used: ${error.message}.`;
  // Node goes on with advice for programmers.
  return code.startsWith('ERR_PARSE_ARGS') ? `${error.message.split(/\.\s/)[0]}.` : undefined;
}
