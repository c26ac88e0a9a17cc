import { startShop } from '../shop-process/start-shop.ts';
import { type LighthouseScores, measureLighthouse } from './measure-lighthouse.ts';
import { readAddresses } from './read-addresses.ts';

/** Lighthouse on main page, listing and product of a running shop. */
export async function measureScreens(databaseUrl: string, dataDir: string): Promise<LighthouseScores[]> {
  const { category, products } = await readAddresses(databaseUrl);
  const shop = await startShop({ dataDir, databaseUrl });
  try {
    const scores: LighthouseScores[] = [];
    for (const [page, path] of [
      ['main', '/'],
      ['listing', category],
      ['product', products[0] ?? '/'],
    ] as const) {
      scores.push(await measureLighthouse(page, `${shop.address}${path}`));
    }
    return scores;
  } finally {
    await shop.stop();
  }
}
