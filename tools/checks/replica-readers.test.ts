import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot, sourceFiles } from '../source/source-files.ts';

/** Everything that may be read from a replica: what the same page shows to everybody, and nobody decides anything by. */
const READERS = [
  'app/features/shell/get-menu-tree.server.ts',
  'app/features/shell/load-shell.server.ts',
  'app/screens/after-sale/opinions-wall/load.server.ts',
  'app/screens/after-sale/product-opinions/load.server.ts',
  'app/screens/after-sale/shop-opinions/load.server.ts',
  'app/screens/catalogue/card/draw-card.server.ts',
  'app/screens/catalogue/categories/load.server.ts',
  'app/screens/catalogue/listing/load.server.ts',
  'app/screens/catalogue/price-history/load.server.ts',
  'app/screens/catalogue/product/load.server.ts',
  'app/screens/catalogue/product/stock/load.server.ts',
  'app/screens/content/blog-entry/load.server.ts',
  'app/screens/content/blog/load.server.ts',
  'app/screens/content/home/load.server.ts',
  'app/screens/content/news-item/load.server.ts',
  'app/screens/content/news/load.server.ts',
  'app/screens/content/stores/load.server.ts',
  'app/screens/content/text-page/load.server.ts',
  'app/screens/platform/sitemap/load-sitemap.server.ts',
  'wire/server/feeds/mount-feeds.ts',
  'wire/server/filtering/mount-filtering.ts',
  'wire/server/graphql/schema/text-search.ts',
];

/** The handle itself, where it is made and where its caches are purged. */
const MAKERS = ['server/open-server.ts', 'server/page-cache/purge-cached-data.ts'];

function filesWith(pattern: RegExp): string[] {
  const files = sourceFiles(['{admin,app,rules,server,shop,texts,tools,wire}/**/*.{ts,tsx}']);
  return files.filter(
    (file) =>
      !/\.test\.tsx?$|^shop\/platform\/replicas\//.test(file) &&
      pattern.test(readFileSync(path.join(repositoryRoot, file), 'utf8')),
  );
}

it('O.47 only public pages, search and feeds read from replicas: no basket, order, session or panel does', () => {
  expect(filesWith(/\breadingOf\(/)).toEqual(READERS);
  expect(filesWith(/\bshop\.reading\b|\bmakeReadingShop\(/)).toEqual(MAKERS);
});
