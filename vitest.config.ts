import tailwindcss from '@tailwindcss/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { earlyScript } from '#tools/build/early-script.ts';
import { islandFiles } from '#tools/build/island-files.ts';

/** Tests of what runs in the browser, and one of texts, replace modules or parts of the window: they need modules of their own. */
const apart = [
  'modules/*/*/storefront/**/*.test.ts',
  'platform/{*/storefront,ui}/**/*.test.ts',
  'storefront/**/*.test.ts',
  'wire/client/**/*.test.ts',
  'modules/after-sale/claims/texts/days.test.ts',
  'modules/sales/renewals/server/killed-renewal.test.ts',
];
/** The generator of the pictures has its own packages and `npm test`. */
const generator = 'demo/generator/**';
/** These load the shop or its pages, and replace nothing. */
const pages = ['modules/*/*/storefront', 'platform/{*/storefront,ui}', 'storefront'].flatMap((folder) => [
  `${folder}/**/*.server.test.ts`,
  `${folder}/**/*.test.tsx`,
]);
// Loading the shop anew for every file would take longer than the tests.
const shared = { isolate: false, unstubGlobals: true };

/** These depend on files that they do not import, so they are made anew in every run. */
const freshStyles: Plugin = {
  name: 'fresh-styles',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (/\.css\?inline|virtual:early-script/.test(id) ? false : undefined)),
};

export default defineConfig({
  plugins: [tailwindcss(), islandFiles(), earlyScript(), freshStyles],
  test: {
    // Pages carry these inside.
    css: { include: /\.css\?inline/ },
    // Provides test databases; PostgreSQL starts only when a test file requests one.
    globalSetup: ['platform/testing/vitest-setup.ts'],
    // Limits end a test that hangs. They assert no speed: a busy machine is many times slower.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 180_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'apart', include: apart, exclude: pages } },
      { extends: true, test: { name: 'pages', include: pages, ...shared } },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{demo,e2e,modules,panel,platform,server,tools,wire}/**/*.test.{ts,tsx}'],
          exclude: [...apart, generator],
          ...shared,
        },
      },
    ],
  },
});
