import { defineConfig, type Plugin } from 'vitest/config';
import { LASTING, LastingWorker } from './lasting-worker.ts';

/** Folders and files whose tests may kill a mutant; the runner picks those that import the changed file. */
const folders = (process.env.MUTANT_TESTS ?? 'rules').split(',');
const needsDatabase = folders.some((folder) => folder !== 'rules' && !folder.startsWith('rules/'));

/** Stryker names the pool itself, so it is changed after everything else was read. */
const lastingWorkers: Plugin = {
  name: 'lasting-workers',
  configureVitest({ project }) {
    project.config.pool = LASTING;
    project.config.poolRunner = { name: LASTING, createPoolWorker: (options) => new LastingWorker(options) };
  },
};

export default defineConfig({
  plugins: [lastingWorkers],
  test: {
    globalSetup: needsDatabase ? ['shop/platform/db/testing/vitest-setup.ts'] : [],
    include: folders.map((folder) => (folder.endsWith('.ts') ? folder : `${folder}/**/*.test.{ts,tsx}`)),
    testTimeout: 20_000,
    hookTimeout: 120_000,
    isolate: false,
  },
});
