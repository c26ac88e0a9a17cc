import { defineConfig } from 'vitest/config';
import { islandFiles } from '#tools/build/island-files.ts';

/** Tests of the measurements themselves: `npm run lab:test`. The shop's `npm test` does not run them. */
export default defineConfig({
  plugins: [islandFiles()],
  test: {
    include: ['lab/**/*.test.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
