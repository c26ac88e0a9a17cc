import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot, sourceFiles } from '../source/source-files.ts';

/** Everything that may be read from a replica: data that a page shows to everybody and that no decision depends on. */
const READERS = [
  'modules/after-sale/opinions/storefront/product/load.server.ts',
  'modules/after-sale/opinions/storefront/shop/load.server.ts',
  'modules/after-sale/opinions/storefront/wall/load.server.ts',
  'modules/catalogue/categories/storefront/load.server.ts',
  'modules/catalogue/listing/storefront/load.server.ts',
  'modules/catalogue/product-cards/storefront/fragment/render-card.server.ts',
  'modules/catalogue/product-page/storefront/load.server.ts',
  'modules/catalogue/product-page/storefront/price-history/load.server.ts',
  'modules/catalogue/product-page/storefront/stock/load.server.ts',
  'modules/content/home/storefront/load.server.ts',
  'modules/content/pages/storefront/blog-entry/load.server.ts',
  'modules/content/pages/storefront/blog/load.server.ts',
  'modules/content/pages/storefront/news-item/load.server.ts',
  'modules/content/pages/storefront/news/load.server.ts',
  'modules/content/pages/storefront/text-page/load.server.ts',
  'modules/sales/delivery/storefront/stores/load.server.ts',
  'storefront/screens/sitemap/load-sitemap.server.ts',
  'storefront/shell/get-menu-tree.server.ts',
  'storefront/shell/load-shell.server.ts',
  'wire/server/feeds/mount-feeds.ts',
  'wire/server/filtering/mount-filtering.ts',
  'wire/server/graphql/schema/text-search.ts',
];

/** The handle itself, where it is made and where its caches are purged. */
const CREATORS = ['server/open-server.ts', 'server/page-cache/purge-cached-data.ts'];

function filesWith(pattern: RegExp): string[] {
  const files = sourceFiles(['{demo,modules,panel,platform,server,storefront,tools,wire}/**/*.{ts,tsx}']);
  return files.filter(
    (file) =>
      !/\.test\.tsx?$|^platform\/replicas\//.test(file) &&
      pattern.test(readFileSync(path.join(repositoryRoot, file), 'utf8')),
  );
}

it('O.47 only public pages, search and feeds read from replicas: no basket, order, session or panel does', () => {
  expect(filesWith(/\breadingOf\(/)).toEqual(READERS);
  expect(filesWith(/\bshop\.reading\b|\bmakeReadingShop\(/)).toEqual(CREATORS);
});
