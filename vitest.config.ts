import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,e2e,rules,server,shop,texts,tools,wire}/**/*.test.{ts,tsx}'],
    // Opens the door to test databases; PostgreSQL starts only when a test file asks for one.
    globalSetup: ['shop/db/testing/vitest-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
