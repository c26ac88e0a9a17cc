import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findChromium } from '#tools/browser/find-chromium.ts';
import { startShop } from '#tools/shop-process/start-shop.ts';
import { listAddresses } from '../list-addresses.ts';
import { SLOW_PHONE } from '../touch/slow-phone.ts';
import { startBarePages } from './bare-pages.ts';
import { findMove, type Move } from './find-move.ts';
import { startSlowLine } from './slow-line.ts';

/** How much of the product is there when its link is pressed. */
export const WAYS = {
  nothing: 'nothing asked for ahead',
  touch: 'asked for as the finger comes down',
  fetched: 'fetched ahead',
  drawn: 'drawn ahead',
  bare: 'a page of one word, drawn ahead',
} as const;
export type Way = keyof typeof WAYS;

export interface MoveFigures extends Move {
  way: Way;
}

const RESTED_MS = 4000;
/** Between a finger's coming and going. */
const TAP_MS = 80;
const WATCHED_MS = 4000;

interface Options {
  databaseUrl: string;
  dataDir: string;
  turns: number;
}

/** From a listing to a product on the slow phone. Not Playwright: it forbids its browser to draw pages ahead. */
export async function measureMoves({ databaseUrl, dataDir, turns }: Options): Promise<MoveFigures[]> {
  const shop = await startShop({ dataDir, databaseUrl });
  const bare = await startBarePages();
  const line = await startSlowLine();
  const browser = await puppeteer.launch({
    executablePath: findChromium(),
    headless: 'shell',
    args: [
      ...['--no-sandbox', '--disable-gpu', `--proxy-server=${line.address}`],
      // Not even what is on this machine goes past the line.
      '--proxy-bypass-list=<-loopback>',
    ],
  });
  try {
    const { category } = await listAddresses(databaseUrl);
    const figures: MoveFigures[] = [];
    for (let turn = 1; turn <= turns; turn += 1) {
      for (const way of Object.keys(WAYS) as Way[]) {
        const move = await goToProduct(browser, way === 'bare' ? bare.address : shop.address + category, way);
        console.error(`${turn} of ${turns}: ${WAYS[way]}: ${JSON.stringify(move)}`);
        figures.push({ ...move, way });
      }
    }
    return figures;
  } finally {
    await browser.close();
    await line.stop();
    await bare.stop();
    await shop.stop();
  }
}

async function goToProduct(browser: Browser, listing: string, way: Way): Promise<Move> {
  const context = await browser.createBrowserContext();
  try {
    const page = await openPhonePage(await context.newPage());
    if (way === 'nothing') await page.evaluateOnNewDocument(forgetRules);
    await page.goto(listing, { waitUntil: 'load' });
    if (way !== 'bare') await becomeKnown(page);
    const product = await page.waitForSelector('article :is(h2, h3) a');
    if (!product) throw new Error(`${listing} shows no product`);
    await product.scrollIntoView();
    if (way === 'fetched') await product.evaluate(askAhead, 'prefetch' as const);
    if (way === 'drawn' || way === 'bare') await product.evaluate(askAhead, 'prerender' as const);
    await sleep(RESTED_MS);

    const point = await product.clickablePoint();
    const finger = await page.touchscreen.touchStart(point.x, point.y);
    await sleep(TAP_MS);
    const lifted = Date.now();
    void finger.end().catch(() => {});
    await sleep(WATCHED_MS);
    return await page.evaluate(findMove, lifted);
  } finally {
    await context.close();
  }
}

async function becomeKnown(page: Page) {
  // What was fetched ahead before the worker of the shop had come is not taken after it.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload({ waitUntil: 'load' });
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-consent=refuse]')?.click());
}

async function openPhonePage(page: Page): Promise<Page> {
  await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await page.emulateCPUThrottling(SLOW_PHONE.cpuSlowdown);
  // For the rule that says at once what the browser of a phone would find out by itself.
  await page.setBypassCSP(true);
  return page;
}

/** Runs in the page: the shop's rules are gone before the browser has looked at a link. */
function forgetRules() {
  new MutationObserver(() => document.querySelector('script[type=speculationrules]')?.remove()).observe(document, {
    childList: true,
    subtree: true,
  });
}

/** Runs in the page. A phone asks for links that come to rest in its window, a desktop for those under its mouse; this asks at once. */
function askAhead(link: Element, how: 'prefetch' | 'prerender') {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = JSON.stringify({
    [how]: [{ urls: [link.getAttribute('href')], eagerness: 'immediate' }],
  });
  document.head.append(rules);
}
