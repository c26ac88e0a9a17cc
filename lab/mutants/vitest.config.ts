import { defineConfig } from 'vitest/config';

/** Folders and files whose tests may kill a mutant; the runner picks those that import the changed file. */
const folders = (process.env.MUTANT_TESTS ?? 'rules').split(',');
const needsDatabase = folders.some((folder) => folder !== 'rules' && !folder.startsWith('rules/'));

export default defineConfig({
  test: {
    globalSetup: needsDatabase ? ['platform/testing/vitest-setup.ts'] : [],
    include: folders.map((folder) => (folder.endsWith('.ts') ? folder : `${folder}/**/*.test.{ts,tsx}`)),
    testTimeout: 20_000,
    hookTimeout: 120_000,
    isolate: false,
  },
});
