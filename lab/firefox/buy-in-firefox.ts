import path from 'node:path';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import * as consentTexts from '#modules/customers/consents/texts/storefront.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import * as basketTexts from '#modules/sales/basket/texts/storefront.ts';
import * as orderDataTexts from '#modules/sales/checkout/texts/data.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 1000 };
const TIMEOUT_MS = 20_000;

/** How the notice begins. */
const ADDED = basketTexts.addedLines(1).split('1')[0] ?? '';

export interface Walk {
  address: string;
  /** Where the screenshots go. */
  folder: string;
  print(line: string): void;
}

/** From the main page to the order form, as a shopper goes, on a phone and in a large window. Gives back what the browser complained about. */
export async function buyInFirefox(browser: Browser, { address, folder, print }: Walk): Promise<string[]> {
  const complaints: string[] = [];
  for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.setViewport(viewport);
    watch(page, address, (complaint) => complaints.push(`${name}: ${complaint}`));
    const steps = new Steps(page, async (step) => {
      print(`${name}: ${step}`);
      await page.screenshot({ path: path.join(folder, `${name}-${step.replaceAll(' ', '-')}.png`) });
    });
    await walk(steps, address, viewport === PHONE);
    await context.close();
  }
  return complaints;
}

/** Errors of scripts, what the console calls an error, and answers of ours that failed. */
function watch(page: Page, address: string, complain: (complaint: string) => void) {
  page.on('pageerror', (error) => complain(`uncaught: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(address))
      complain(`${response.status()} ${response.url()}`);
  });
}

class Steps {
  readonly page: Page;
  readonly done: (step: string) => Promise<void>;

  constructor(page: Page, done: (step: string) => Promise<void>) {
    this.page = page;
    this.done = done;
  }

  /** The first that can be seen and does not move, or of these the one called so. */
  async press(selector: string, name?: string) {
    const find = (wanted: string, called?: string) => {
      const found = [...document.querySelectorAll<HTMLElement>(wanted)].find(
        (one) => one.checkVisibility() && (!called || (one.ariaLabel ?? one.textContent)?.trim().startsWith(called)),
      );
      const place = JSON.stringify(found?.getBoundingClientRect());
      const isPlaced = 'placeBefore' in window && window.placeBefore === place;
      Object.assign(window, { placeBefore: place });
      return isPlaced ? found : undefined;
    };
    const found = await this.page.waitForFunction(find, { polling: 100 }, selector, name);
    const element = found.asElement() as ElementHandle<Element> | null;
    await element?.click();
  }

  see(selector: string) {
    const isSeen = (wanted: string) => [...document.querySelectorAll(wanted)].some((one) => one.checkVisibility());
    return this.page.waitForFunction(isSeen, {}, selector);
  }

  /** Words anywhere on the page. */
  read(words: string) {
    return this.page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, words);
  }

  /** The page pressed for, or the part of one, is there. */
  async arrive(place: RegExp) {
    await this.page.waitForFunction((pattern) => new RegExp(pattern).test(location.href), {}, place.source);
    await this.page.waitForFunction(() => document.readyState === 'complete');
  }

  gone(selector: string) {
    return this.page.waitForFunction((away) => !document.querySelector(away), {}, selector);
  }
}

async function walk(steps: Steps, address: string, isPhone: boolean) {
  const { page } = steps;
  await page.goto(address);
  await steps.press('button', consentTexts.refuse);
  await steps.done('main page');

  await steps.press('button', shellTexts.menu.open);
  await steps.see('#menu-drawer:popover-open');
  await steps.done('menu');
  await steps.press('#menu-drawer button[autofocus]');
  await steps.gone('#menu-drawer:popover-open');

  if (isPhone) await steps.press('button', shellTexts.search.open);
  await steps.press('#header-search [role=combobox]');
  await page.keyboard.type('kubek');
  await steps.see('[role=listbox]');
  await steps.done('suggestions');
  await page.keyboard.press('Enter');
  await steps.arrive(/\/szukaj/);
  await steps.see('article');
  await steps.done('search');

  await page.goto(address);
  await steps.press('main a[href^="/kategoria/"]');
  await steps.arrive(/\/kategoria\//);
  await steps.see('article');
  await steps.done('listing');
  if (isPhone) await steps.press('[popovertarget=Filters]:not([popovertargetaction])');
  await steps.press('#Filters label:has(input[name=filter_sizes])');
  await steps.arrive(/filter_sizes/);
  await steps.see('#filter_list a');
  await steps.done('filters');
  if (isPhone) {
    await page.keyboard.press('Escape');
    await steps.gone('#Filters:popover-open');
  }

  await steps.press('article:has(a[data-card=choose]) :is(h2, h3) a');
  await steps.arrive(/\/produkt\//);
  await steps.done('product');
  await steps.press('#projector_form label:has(input[name=size]:not([aria-label]))');
  await steps.see('#projector_form input[name=size]:checked');
  await steps.press('button', productTexts.buy);
  await steps.read(ADDED);
  await steps.done('bought');

  await page.goto(`${address}/koszyk`);
  await steps.see(`[aria-label="${basketScreenTexts.lines}"]`);
  await steps.done('basket');
  await steps.press('a', basketScreenTexts.toOrder);
  await steps.arrive(/\/zamowienie/);
  await steps.read(orderDataTexts.title);
  await steps.done('order form');
}
