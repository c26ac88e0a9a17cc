import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import * as consentTexts from '#modules/customers/consents/texts/storefront.ts';
import type { TouchPage } from './list-touch-pages.ts';
import { installProbe } from './page-probe.ts';
import { openPhone } from './slow-phone.ts';
import { answerWords, type Touch, touches } from './touches.ts';

/** By then a page has fetched all it fetches by itself. */
const SETTLED_MS = 5000;

/** The profile of a returning visitor of the page. */
export async function openReturning(browser: Browser, { url, buyingUrl }: TouchPage): Promise<BrowserContext> {
  const context = await openPhone(browser);
  for (const address of buyingUrl ? [buyingUrl, url] : [url]) {
    const page = await context.newPage();
    await page.goto(address);
    const refuse = page.getByRole('button', { name: consentTexts.refuse });
    if (await refuse.isVisible()) await refuse.click();
    await sleep(SETTLED_MS);
    await page.close();
  }
  return context;
}

/** Controls of a page as the server rendered it. */
export async function findTouches(browser: Browser, { url, buyingUrl = url }: TouchPage): Promise<Touch[]> {
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    const bought = await touchesAt(page, buyingUrl);
    const others = await touchesAt(page, url);
    return touches.filter((touch) => (touch.name === 'buy' ? bought : others).includes(touch));
  } finally {
    await context.close();
  }
}

async function touchesAt(page: Page, url: string): Promise<Touch[]> {
  await page.addInitScript(() => {
    window.reportTouch = () => {};
  });
  await page.addInitScript(installProbe, answerWords);
  await page.goto(url);
  const exist = await page.evaluate((all) => all.map((touch) => window.touchProbe.exists(touch)), [...touches]);
  return touches.filter((_touch, place) => exist[place]);
}
