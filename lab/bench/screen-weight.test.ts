import { expect, it } from 'vitest';
import { type BrowserManifest, weighScreens } from './screen-weight.ts';

const manifest: BrowserManifest = {
  entry: { module: '/assets/entry-1.js', imports: ['/assets/react-1.js'] },
  routes: {
    root: {
      id: 'root',
      hasDefaultExport: true,
      module: '/assets/root-1.js',
      imports: ['/assets/react-1.js', '/assets/shared-1.js'],
    },
    '../modules/customers/accounts/storefront/sign-in/route': {
      id: '../modules/customers/accounts/storefront/sign-in/route',
      parentId: 'root',
      hasDefaultExport: true,
      module: '/assets/sign-in-1.js',
      imports: ['/assets/shared-1.js'],
    },
    '../modules/sales/basket-page/storefront/route': {
      id: '../modules/sales/basket-page/storefront/route',
      parentId: 'root',
      hasDefaultExport: true,
      module: '/assets/basket-1.js',
      imports: [],
    },
    '../modules/catalogue/product-page/storefront/route': {
      id: '../modules/catalogue/product-page/storefront/route',
      parentId: 'root',
      hasDefaultExport: true,
      module: '/assets/sign-in-1.js',
    },
    'screens/robots/route': {
      id: 'screens/robots/route',
      parentId: 'root',
      hasDefaultExport: false,
      module: '/assets/robots-1.js',
    },
    'dev/ui/route': {
      id: 'dev/ui/route',
      parentId: 'root',
      hasDefaultExport: true,
      module: '/assets/dev-1.js',
    },
  },
};
const sizes: Record<string, number> = {
  '/assets/entry-1.js': 1000,
  '/assets/react-1.js': 90_000,
  '/assets/root-1.js': 4000,
  '/assets/shared-1.js': 10_000,
  '/assets/sign-in-1.js': 44_001,
  '/assets/basket-1.js': 20_000,
};

it('adds entry, parents and the screen once each, apart from the framework, knows the bars, and leaves documents out', () => {
  const isDocument = (id: string) => id === '../modules/catalogue/product-page/storefront/route';
  expect(weighScreens(manifest, (file) => sizes[file] ?? Number.NaN, isDocument)).toEqual([
    { screen: 'customers/accounts/sign-in', own: 59_001, framework: 90_000, bar: 59_000, ok: false },
    { screen: 'sales/basket-page', own: 35_000, framework: 90_000, bar: 66_000, ok: true },
  ]);
});
