import { openShop } from '#server/shop/open-shop.ts';
import { type QueryScore, scoreSearch } from '#tools/search-score/score-search.ts';

const log = { info() {}, warn: (_details: object, message: string) => console.error(message), error() {} };

/** The judged queries against the shop of this database. */
export async function measureSearch(databaseUrl: string, dataDir: string): Promise<QueryScore[]> {
  const { close, ...shop } = await openShop({ databaseUrl, dataDir, log });
  try {
    return await scoreSearch(shop);
  } finally {
    await close();
  }
}
