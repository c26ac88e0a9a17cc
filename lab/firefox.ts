import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '#tools/browser/find-program.ts';
import { buildIfStale } from '#tools/build.ts';
import { startShop } from '#tools/shop-process/start-shop.ts';
import { repositoryRoot } from '#tools/source/source-files.ts';
import { parseCommandLine } from '#tools/start/command-line.ts';
import { buyInFirefox } from './firefox/buy-in-firefox.ts';

parseCommandLine({
  usage: 'npm run firefox',
  about: [
    'Buys in a demo shop of its own with Firefox: from the main page to the order form, on a phone and in a large window.',
    'Screenshots go to test-results/firefox. FIREFOX_PATH says where Firefox is, if not in a usual place.',
    'Exit code 1 when something does not work or the browser complains.',
  ],
  options: {},
});

const executablePath = findProgram('FIREFOX_PATH', ['firefox-esr', 'firefox']);
if (!executablePath) {
  console.error(
    'No Firefox found. Install it (on Debian: apt-get install firefox-esr) or say where it is with FIREFOX_PATH.',
  );
  process.exit(1);
}
const { default: puppeteer } = await import('puppeteer-core');
await buildIfStale();
const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-firefox-'));
const folder = path.join(repositoryRoot, 'test-results/firefox');
mkdirSync(folder, { recursive: true });
const shop = await startShop({ dataDir, env: { DATABASE_URL: '' } });
const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
try {
  console.log(await browser.version());
  const complaints = await buyInFirefox(browser, { address: shop.address, folder, print: (line) => console.log(line) });
  console.log(complaints.length === 0 ? 'Bought on both, and no complaint.' : complaints.join('\n'));
  process.exitCode = complaints.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
