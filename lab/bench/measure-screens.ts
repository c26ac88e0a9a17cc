import { startShop } from '#tools/shop-process/start-shop.ts';
import { listAddresses } from './list-addresses.ts';
import { type LighthouseScores, measureLighthouse } from './measure-lighthouse.ts';

interface Screen {
  page: string;
  path: string;
  /** Kept out of search engines on purpose, so Lighthouse is not asked whether they may come in. */
  unlisted?: boolean;
}

export interface ScreenScores extends LighthouseScores {
  /** Performance when processor and line are really slowed down while the page comes. */
  applied: number;
}

interface Options {
  /** Only the three a shopper meets first. */
  quick: boolean;
  /** Of how many visits the median is taken. */
  turns: number;
}

/** Lighthouse on ten screens of a running shop, each with its pictures made before. */
export async function measureScreens(
  databaseUrl: string,
  dataDir: string,
  { quick, turns }: Options,
): Promise<ScreenScores[]> {
  const { category, products, searches } = await listAddresses(databaseUrl);
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
    const scores: ScreenScores[] = [];
    for (const { page, path, unlisted = false } of quick ? screens.slice(0, 3) : screens) {
      const url = `${shop.address}${path}`;
      console.error(`${page}: making its pictures`);
      await warmImages(url);
      console.error(`${page}: visiting it`);
      const simulated = await measureLighthouse(page, url, { unlisted, turns, throttling: 'simulate' });
      const applied = await measureLighthouse(page, url, { unlisted, turns, throttling: 'devtools' });
      scores.push({ ...simulated, applied: applied.performance });
      console.error(`${page}: ${simulated.performance} simulated, ${applied.performance} applied`);
    }
    return scores;
  } finally {
    await shop.stop();
  }
}

const AT_ONCE = 4;

/** Has the shop make every picture a page may ask for, in any width: making them is not what is measured. */
export async function warmImages(address: string): Promise<void> {
  const html = await (await fetch(address)).text();
  const waiting = [...new Set(html.match(/\/obraz\/[^"'\s,]+/g))].map((path) => path.replaceAll('&amp;', '&'));
  const headers = { accept: 'image/avif,image/webp,*/*' };
  const warm = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const answer = await fetch(new URL(path, address), { headers });
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, warm));
}
