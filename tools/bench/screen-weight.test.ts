import { expect, it } from 'vitest';
import { type BrowserManifest, weighScreens } from './screen-weight.ts';

const manifest: BrowserManifest = {
  entry: { module: '/assets/entry-1.js', imports: ['/assets/framework-1.js'] },
  routes: {
    root: {
      id: 'root',
      hasDefaultExport: true,
      module: '/assets/root-1.js',
      imports: ['/assets/framework-1.js', '/assets/shared-1.js'],
    },
    'screens/content/home/route': {
      id: 'screens/content/home/route',
      parentId: 'root',
      hasDefaultExport: true,
      module: '/assets/home-1.js',
      imports: ['/assets/shared-1.js'],
    },
    'screens/catalogue/product/route': {
      id: 'screens/catalogue/product/route',
      parentId: 'root',
      hasDefaultExport: true,
      module: '/assets/product-1.js',
      imports: [],
    },
    'screens/catalogue/listing/search-route': {
      id: 'screens/catalogue/listing/search-route',
      parentId: 'root',
      hasDefaultExport: true,
      module: '/assets/home-1.js',
    },
    'screens/platform/robots/route': {
      id: 'screens/platform/robots/route',
      parentId: 'root',
      hasDefaultExport: false,
      module: '/assets/robots-1.js',
    },
    'screens/platform/dev-ui/route': {
      id: 'screens/platform/dev-ui/route',
      parentId: 'root',
      hasDefaultExport: true,
      module: '/assets/dev-1.js',
    },
  },
};
const sizes: Record<string, number> = {
  '/assets/entry-1.js': 1000,
  '/assets/framework-1.js': 90_000,
  '/assets/root-1.js': 4000,
  '/assets/shared-1.js': 10_000,
  '/assets/home-1.js': 19_001,
  '/assets/product-1.js': 20_000,
};

it('adds entry, parents and the screen once each, apart from the framework, and knows the bars', () => {
  expect(weighScreens(manifest, (file) => sizes[file] ?? Number.NaN)).toEqual([
    { screen: 'product', own: 35_000, framework: 90_000, bar: 45_000, ok: true },
    { screen: 'home', own: 34_001, framework: 90_000, bar: 34_000, ok: false },
    { screen: 'listing/search-route', own: 34_001, framework: 90_000, bar: 39_000, ok: true },
  ]);
});
