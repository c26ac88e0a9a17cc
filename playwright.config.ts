import { defineConfig } from '@playwright/test';
import { isThorough, THOROUGH } from '#e2e/fixtures/thorough.ts';
import { findChromium } from '#tools/browser/find-chromium.ts';

const thorough = isThorough ? [] : ['**/*.thorough.spec.ts'];
/** Long, and without the shop that all others share: they come first, so that the workers end together. */
const withShopsOfTheirOwn = ['**/panel-opening.spec.ts', '**/restart.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'own shops', testMatch: withShopsOfTheirOwn },
    { name: 'one shop', testMatch: '**/*.spec.ts', testIgnore: [...thorough, ...withShopsOfTheirOwn] },
  ],
  grepInvert: isThorough ? [] : new RegExp(THOROUGH),
  outputDir: 'test-results/browser',
  // Each worker is a browser, a shop and a database. A test waits twice as long as it works, so three share two cores well.
  workers: 3,
  // A test that passes only when retried is named at the end of the run as a fault to fix.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    // The address of the shop comes from the fixture that starts it, one per worker.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // It would answer requests before a test can; only the test of the offline page wants it.
    serviceWorkers: 'block',
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // Recording every page would take a third of the time: a test that failed is recorded at its second try.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
