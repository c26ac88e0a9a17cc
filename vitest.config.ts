import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,rules,server,shop,texts,tools,wire}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
