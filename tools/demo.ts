import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#server/config.ts';
import { describeDatabaseError } from '#server/database-error.ts';
import { migrate } from '#shop/db/migrate.ts';
import { growCatalogue } from '#shop/demo/bulk/grow-catalogue.ts';
import { fillDemoIfEmpty } from '#shop/demo/fill-demo.ts';
import { openShop } from '#shop/open-shop.ts';
import { openDatabase } from './start/open-database.ts';

/** `npm run demo [-- --products 100000]`: fills the demo shop, and multiplies it for measurements. */
const EXIT_USAGE = 2;
const EXIT_DATABASE = 3;

const log = {
  info() {},
  warn: (_details: object, message: string) => console.error(message),
  error: (_details: object, message: string) => console.error(message),
};

try {
  const wanted = readProducts();
  await fill(wanted);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const sentence = error instanceof ConfigError ? error.message : describeDatabaseError(error);
  console.error(sentence ?? error);
  process.exitCode = error instanceof ConfigError ? EXIT_USAGE : sentence ? EXIT_DATABASE : 1;
}

function readProducts(): number {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '0' } } });
  if (!/^\d{1,8}$/.test(values.products))
    throw new ConfigError('--products must be a whole number, as in --products 100000');
  return Number(values.products);
}

async function fill(wanted: number): Promise<void> {
  const database = await openDatabase(readConfig(process.env));
  try {
    await migrate(database.url);
    const shop = await openShop({ databaseUrl: database.url, log });
    try {
      await fillDemoIfEmpty(shop, console.log);
      const begun = performance.now();
      const seconds = () => (performance.now() - begun) / 1000;
      let made = 0;
      const grown = await growCatalogue(shop, {
        products: wanted,
        now: shop.now(),
        progress: (step, done) => {
          if (step === 'products') made = seconds();
          console.log(`${describeStep(step, done)} (${seconds().toFixed(1)} s)`);
        },
      });
      if (grown > 0) console.log(`${grown} products made, ${Math.round(grown / made)} a second`);
    } finally {
      await shop.close();
    }
  } finally {
    await database.stop();
  }
}

function describeStep(step: 'copied' | 'products' | 'search', done: number): string {
  if (step === 'copied') return `${done} products`;
  if (step === 'products') return 'Indexes built again, all products kept';
  return done === 0 ? 'Making them findable ...' : 'Search is ready';
}
