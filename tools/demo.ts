import type { Shop } from '#platform/shop/server/shop.ts';
import { ConfigError } from '#server/config.ts';
import { parseCommandLine } from './start/command-line.ts';
import { runTool, withShop } from './start/with-shop.ts';

/** `npm run demo [-- --products 100000]`: fills the demo shop, and multiplies it for measurements. */
const CONNECTIONS = 10;

await runTool(async () => {
  const wanted = parseProductCount();
  await withShop((shop) => fill(shop, wanted), { poolSize: CONNECTIONS });
  return 0;
});

function parseProductCount(): number {
  const { values } = parseCommandLine({
    usage: 'npm run demo -- [--products 100000]',
    about: [
      'Fills the demo shop into an empty database, the one of DATABASE_URL or the embedded one.',
      '--products  multiplies it to so many products, for measurements',
    ],
    options: { products: { type: 'string', default: '0' } },
  });
  if (!/^\d{1,8}$/.test(values.products))
    throw new ConfigError('--products must be a whole number, as in --products 100000');
  return Number(values.products);
}

async function fill(shop: Shop, wanted: number): Promise<void> {
  const { fillDemoIfEmpty } = await import('#demo/fill-demo.ts');
  const { growCatalogue } = await import('#demo/bulk/grow-catalogue.ts');
  await fillDemoIfEmpty(shop, console.log);
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  // Products begun and kept, indexing begun and done.
  const times: number[] = [0];
  const grown = await growCatalogue(shop, {
    products: wanted,
    now: shop.now(),
    progress: (step, done) => {
      if (step !== 'copied') times.push(seconds());
      console.log(`${describeStep(step, done)} (${seconds().toFixed(1)} s)`);
    },
  });
  if (grown === 0) return;
  const [start = 0, kept = 0, indexing = 0, findable = 0] = times;
  console.log(`${grown} products made, ${Math.round(grown / (kept - start))} a second`);
  console.log(`${wanted} products made findable, ${Math.round(wanted / (findable - indexing))} a second`);
}

function describeStep(step: 'copied' | 'products' | 'search', done: number): string {
  if (step === 'copied') return `${done} products`;
  if (step === 'products') return 'Indexes built again, all products kept';
  return done === 0 ? 'Making them findable ...' : 'Search is ready';
}
