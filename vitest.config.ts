import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vitest/config';

/** Tests that put something in a module's place need modules of their own. */
const apart = ['app/**/*.test.{ts,tsx}', 'wire/client/**/*.test.ts'];

export default defineConfig({
  plugins: [tailwindcss()],
  test: {
    // Pages carry these inside.
    css: { include: /\.css\?inline/ },
    // Opens the door to test databases; PostgreSQL starts only when a test file asks for one.
    globalSetup: ['shop/platform/db/testing/vitest-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'apart', include: apart } },
      {
        extends: true,
        // Loading the shop anew for every file would take longer than the tests.
        test: {
          name: 'together',
          include: ['{e2e,rules,server,shop,texts,tools,wire}/**/*.test.{ts,tsx}'],
          exclude: apart,
          isolate: false,
          unstubGlobals: true,
        },
      },
    ],
  },
});
