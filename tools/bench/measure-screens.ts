import { startShop } from '../shop-process/start-shop.ts';
import { type LighthouseScores, measureLighthouse } from './measure-lighthouse.ts';
import { readAddresses } from './read-addresses.ts';
import { warmImages } from './warm-images.ts';

interface Screen {
  page: string;
  path: string;
  /** Kept out of search engines on purpose, so Lighthouse is not asked whether they may come in. */
  unlisted?: boolean;
}

/** Lighthouse on ten screens of a running shop, each with its pictures made before. */
export async function measureScreens(databaseUrl: string, dataDir: string): Promise<LighthouseScores[]> {
  const { category, products, searches } = await readAddresses(databaseUrl);
  const screens: Screen[] = [
    { page: 'main', path: '/' },
    { page: 'listing', path: category },
    { page: 'product', path: products[0] ?? '/' },
    { page: 'search', path: searches[0] ?? '/szukaj', unlisted: true },
    { page: 'opinions wall', path: '/opinie' },
    { page: 'contact', path: '/contact.php' },
    { page: 'blog', path: '/blog' },
    { page: 'basket', path: '/koszyk', unlisted: true },
    { page: 'sign-in', path: '/logowanie', unlisted: true },
    { page: 'terms', path: '/regulamin' },
  ];
  const shop = await startShop({ dataDir, databaseUrl });
  try {
    const scores: LighthouseScores[] = [];
    for (const { page, path, unlisted = false } of screens) {
      const url = `${shop.address}${path}`;
      await warmImages(url);
      scores.push(await measureLighthouse(page, url, { unlisted }));
    }
    return scores;
  } finally {
    await shop.stop();
  }
}
