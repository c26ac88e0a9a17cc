import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '#tools/browser/find-chromium.ts';
import { startShop } from '#tools/shop-process/start-shop.ts';
import { startBarePage } from './bare/start-bare-page.ts';
import { clickOnce } from './click.ts';
import { listTouchPages, type TouchPage } from './list-touch-pages.ts';
import { recordVisit } from './record-visit.ts';
import { openPhone, slowDown } from './slow-phone.ts';
import {
  BARE,
  type ClickFigures,
  FROM_PAINT,
  LATE,
  type Moment,
  SOON,
  type TouchFigures,
  type Visitor,
} from './touch-figures.ts';
import type { Touch } from './touches.ts';
import { findTouches, openReturning } from './visitors.ts';

interface Case {
  visitor: Visitor;
  moment: Moment;
}

const QUICK: Case[] = [{ visitor: 'newcomer', moment: SOON }];
const ALL: Case[] = [
  ...QUICK,
  { visitor: 'newcomer', moment: LATE },
  { visitor: 'returning', moment: SOON },
  { visitor: 'returning', moment: LATE },
  { visitor: 'newcomer', moment: FROM_PAINT },
];

interface Options {
  databaseUrl: string;
  dataDir: string;
  /** Only what a newcomer waits for half a second after the page has come. */
  quick: boolean;
  /** The median is taken of so many. */
  turns: number;
}

/** First touches on a slow phone: pages of the shop next to a bare page, in turns, so that all meet the same machine. */
export async function measureTouch({ databaseUrl, dataDir, quick, turns }: Options): Promise<TouchFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-page-'));
  const bare = await startBarePage(folder);
  const shop = await startShop({ dataDir, databaseUrl });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const pages = [{ page: BARE, url: `${bare.address}/` }, ...(await listTouchPages(databaseUrl, shop.address))];
    return await measurePages(browser, pages, quick ? QUICK : ALL, turns);
  } finally {
    await browser.close();
    await shop.stop();
    await bare.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measurePages(browser: Browser, pages: TouchPage[], cases: Case[], turns: number): Promise<TouchFigures> {
  const figures: TouchFigures = { visits: [], clicks: [] };
  const prepared: PreparedPage[] = [];
  for (const page of pages) prepared.push(await prepare(browser, page, cases));
  for (let turn = 1; turn <= turns; turn += 1) {
    for (const page of prepared) {
      console.error(`${turn} of ${turns}: ${page.page}`);
      figures.visits.push({ page: page.page, ...(await recordVisit(browser, page.url)) });
      for (const touch of page.touches)
        for (const one of cases) figures.clicks.push(await clickAs(browser, page, touch, one));
    }
  }
  return figures;
}

interface PreparedPage extends TouchPage {
  touches: Touch[];
  /** The profile of a returning visitor of this page. */
  returning: BrowserContext | undefined;
}

async function prepare(browser: Browser, page: TouchPage, cases: Case[]): Promise<PreparedPage> {
  const touches = await findTouches(browser, page);
  const returning = cases.some(({ visitor }) => visitor === 'returning')
    ? await openReturning(browser, page)
    : undefined;
  return { ...page, touches, returning };
}

async function clickAs(browser: Browser, where: PreparedPage, touch: Touch, one: Case): Promise<ClickFigures> {
  const { page, url, buyingUrl = url, returning } = where;
  const isReturning = one.visitor === 'returning' && returning !== undefined;
  const context = isReturning ? returning : await openPhone(browser);
  const tab = await context.newPage();
  try {
    const click = await clickOnce(tab, await slowDown(tab), {
      url: touch.name === 'buy' ? buyingUrl : url,
      touch,
      moment: one.moment,
      // The returning visitor bought the same in the turn before.
      basketLines: isReturning ? 1 : 0,
    });
    console.error(`  ${touch.name}, ${one.visitor}, ${one.moment.ms} ms after ${one.moment.after}: ${click.answer} ms`);
    return { ...click, page, touch: touch.name, visitor: one.visitor, moment: one.moment };
  } finally {
    await (isReturning ? tab : context).close();
  }
}
