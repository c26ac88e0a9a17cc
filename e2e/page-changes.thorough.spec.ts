import type { Page } from '@playwright/test';
import * as listingTexts from '#modules/catalogue/listing/texts/storefront.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import * as paginationTexts from '#platform/paging/texts/pagination.ts';
import { type Held, measureHeld, swapBy } from './fixtures/page-memory.ts';
import { expect, test } from './fixtures/shop.ts';
import { whenInteractive } from './fixtures/when-interactive.ts';

const CLOTHES = '/kategoria/100/odziez';
const CHANGES = 200;
/** Compared with what is held after this many: what is fetched and kept once is there by then. */
const WARM = 40;
const LOOKS = 5;

/** Walks in rounds until there were so many changes, and compares what is held at the end with what was held soon after the start. */
async function holdsAsMuch(page: Page, changesOfRound: number, round: (turn: number) => Promise<void>) {
  const heldPages: Held[] = [];
  for (let changes = 0; changes < CHANGES; changes += changesOfRound) {
    await round(changes / changesOfRound);
    if (changes + changesOfRound >= WARM) heldPages.push(await measureHeld(page));
  }
  // Parts come alive as they are seen: one look holds more of them than another.
  const early = heldPages.slice(0, LOOKS);
  const late = heldPages.slice(-LOOKS);
  console.log(`after ${WARM}: ${JSON.stringify(early.at(0))}\nafter ${CHANGES}: ${JSON.stringify(late.at(-1))}`);
  const max = (name: keyof Held) => Math.max(...early.map((held) => held[name]));
  const least = (name: keyof Held) => Math.min(...late.map((held) => held[name]));
  for (const name of ['listeners', 'nodes', 'heapBytes'] as const) expect(least(name)).toBeLessThan(max(name) * 1.1);
  expect(least('documents')).toBeLessThanOrEqual(max('documents'));
}

test.describe.configure({ timeout: 600_000 });

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 1000 }));

test('two hundred page changes in one tab leave nothing behind', async ({ page }) => {
  const arrive = async (place: RegExp) => {
    await expect(page).toHaveURL(place);
    await whenInteractive(page);
  };
  await holdsAsMuch(page, 10, async (turn) => {
    await page.goto('/');
    await page.getByRole('main').locator('a[href^="/kategoria/"]').first().click();
    await arrive(/kategoria/);
    await swapBy(page, () => page.getByRole('link', { name: listingTexts.views.list, exact: true }).click());
    await swapBy(page, () => page.getByRole('link', { name: paginationTexts.next }).press('Enter'));
    await page
      .getByRole('article')
      .getByRole('heading')
      .getByRole('link')
      .nth(turn % 5)
      .click();
    await arrive(/produkt/);
    await page.goBack();
    await arrive(/counter=1/);
    await page.goForward();
    await arrive(/produkt/);
    await page.goto(`/szukaj?text=${turn % 2 === 0 ? 'kubek' : 'kurtka'}`);
    await page.goto('/koszyk');
    await page.goBack();
    await arrive(/szukaj/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('two hundred choices in one listing leave nothing behind', async ({ page }) => {
  await page.goto(CLOTHES);
  const follow = (name: string) => swapBy(page, () => page.getByRole('link', { name, exact: true }).click());
  const tick = () => page.locator('#Filters').getByRole('checkbox').first();
  await holdsAsMuch(page, 6, async () => {
    await follow(listingTexts.views.list);
    await follow(listingTexts.views.grid);
    await swapBy(page, () => tick().check());
    await swapBy(page, () => tick().uncheck());
    await swapBy(page, async () => {
      await page.goBack();
    });
    await swapBy(page, async () => {
      await page.goForward();
    });
  });
});

test('two hundred versions of a product leave nothing behind', async ({ page }) => {
  await page.goto('/szukaj?text=T-shirt+męski+Trzy+Szczyty');
  await page.getByRole('article').getByRole('link').first().click();
  await whenInteractive(page);
  const versions = page.getByRole('region', { name: productTexts.versions }).getByRole('link');
  await holdsAsMuch(page, 2, async () => {
    for (const _turn of [1, 2]) {
      await swapBy(page, () => versions.and(page.locator(':not([aria-current])')).first().click());
    }
  });
});
