import type { Page } from '@playwright/test';
import { demoProducers, responsiblePerson } from '#demo/catalogue/producers.ts';
import { demoDictionary } from '#demo/catalogue/traits.ts';
import { safetyWarnings } from '#demo/catalogue/warranties.ts';
import { type DemoState, demoProductId } from '#demo/demo-states.ts';
import * as priceHistoryTexts from '#modules/catalogue/pricing/texts/price-history.ts';
import * as productAboutTexts from '#modules/catalogue/product-page/texts/about.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import * as storeTexts from '#modules/sales/delivery/texts/stores.ts';
import { calculator as calculatorTexts } from '#modules/sales/instalments/texts/calculator.ts';
import * as payLaterTexts from '#modules/sales/instalments/texts/storefront.ts';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/shop.ts';
import { onPhoneDaily } from './fixtures/thorough.ts';

const open = (page: Page, state: DemoState) => page.goto(`/produkt/${demoProductId(state)}`);
const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const fold = (page: Page, text: string) => page.locator('summary').getByText(text, { exact: true });
const calculator = (page: Page) => page.getByRole('button', { name: productTexts.openCalculator });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'ck_cook', value: 'true', url: baseURL ?? '' }]);
});

test.describe('texts', () => {
  test('S2.29 S9.69 the description is cut at 350 px on class 1, opens and closes, and has its full height elsewhere', async ({
    page,
    atClass,
  }) => {
    await atClass(1);
    await page.goto('/produkt/104');
    const text = page.locator('.product-description');
    const height = () => text.evaluate((element) => Math.round(element.getBoundingClientRect().height));
    const fullHeight = await text.evaluate((element) => element.scrollHeight);
    expect(fullHeight).toBeGreaterThan(400);
    await expect.poll(height).toBe(350);
    await fold(page, productAboutTexts.showMore).click();
    await expect.poll(height).toBe(fullHeight);
    await fold(page, productAboutTexts.showLess).click();
    await expect.poll(height).toBe(350);
    await atClass(2);
    await expect(fold(page, productAboutTexts.showMore)).toBeHidden();
    await expect.poll(async () => (await height()) - (await text.evaluate((element) => element.scrollHeight))).toBe(0);
    // A text that fits needs no button.
    await atClass(1);
    await open(page, 'one-photo');
    await expect.poll(height).toBeLessThan(350);
    await expect(fold(page, productAboutTexts.showMore)).toBeHidden();
    // One that overruns by two lines is cut too.
    await open(page, 'dictionary');
    await expect.poll(height).toBe(350);
    await expect(fold(page, productAboutTexts.showMore)).toBeVisible();
  });

  test('X.46 on a phone price, colours and sizes are written as they are seen: none moves while the page arrives', async ({
    page,
    atClass,
  }) => {
    await atClass(1);
    await page.goto('/produkt/140');
    const parts = ['h1', '.price', `[aria-label="${productTexts.versions}"]`, '#projector_form fieldset'];
    // In the order of the document, not in the order of the names.
    const tops = await page
      .locator(parts.map((part) => `article > div ${part}`).join(', '))
      .evaluateAll((found) => found.map((part) => Math.round(part.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThanOrEqual(parts.length);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  test('S2.16 S2.30 a link shows all traits, and each term of the dictionary opens its explanation', async ({
    page,
  }) => {
    await open(page, 'dictionary');
    const traits = section(page, productAboutTexts.traits);
    await expect(traits.getByText('Polska', { exact: true })).toBeHidden();
    await traits.getByText(productAboutTexts.allTraits(9)).click();
    await expect(traits.getByText('Polska', { exact: true })).toBeVisible();
    // Nine traits and the series.
    await expect(traits.locator('dt:visible')).toHaveCount(10);
    await traits.getByText(productAboutTexts.fewerTraits).click();
    await expect(traits.getByText('Polska', { exact: true })).toBeHidden();

    const dictionary = section(page, productAboutTexts.dictionary);
    for (const key of ['membrana', 'slupWody', 'dwr', 'ripstop', 'softshell', 'cordura'] as const) {
      const { term, explanation } = demoDictionary[key];
      await expect(dictionary.getByText(explanation)).toBeHidden();
      await dictionary.getByText(term, { exact: true }).click();
      await expect(dictionary.getByText(explanation)).toBeVisible();
    }

    // On paper stand all traits, without what opens something or leads on.
    await page.emulateMedia({ media: 'print' });
    await expect(traits.locator('dt:visible')).toHaveCount(10);
    const steering = [traits.getByText(productAboutTexts.allTraits(9)), link(page, productAboutTexts.stock.link)];
    for (const unseen of steering) await expect(unseen).toBeHidden();
  });

  test('X.09 X.10 producer, responsible person and warnings stand on the page, also without JavaScript', async ({
    page,
    noJsPage,
  }) => {
    const { name, address, email } = demoProducers.czerwienica;
    for (const browser of [page, noJsPage]) {
      await open(browser, 'files');
      const safety = section(browser, productAboutTexts.warrantyAndSafety);
      await expect(safety.getByText(safetyWarnings.palniki ?? '')).toBeVisible();
      await safety.getByText(productAboutTexts.producer, { exact: true }).click();
      await safety.getByText(productAboutTexts.responsible, { exact: true }).click();
      for (const text of [name, address, email, ...Object.values(responsiblePerson)]) {
        await expect(safety.getByText(text, { exact: true })).toBeVisible();
      }
    }
  });
});

test('S2.31 films and sounds play in a window, images open the viewer, files are downloaded', async ({
  page,
  atClass,
}) => {
  await atClass(1);
  await open(page, 'film');
  await link(page, /Jak zawiesić hamak/).click();
  const video = page.getByRole('dialog', { name: 'Jak zawiesić hamak' });
  await expect
    .poll(() => video.locator('video').evaluate((one: HTMLVideoElement) => one.readyState))
    .toBeGreaterThan(1);
  await axe(page);
  await page.goBack();
  await expect(video).toBeHidden();

  await open(page, 'audio');
  await link(page, /Budzik: świt w lesie/).click();
  const sound = page.getByRole('dialog', { name: 'Budzik: świt w lesie' });
  await expect
    .poll(() => sound.locator('audio').evaluate((one: HTMLAudioElement) => one.readyState))
    .toBeGreaterThan(1);
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('audio')).toHaveCount(0);

  await open(page, 'files');
  await link(page, /Zbliżenie zaworu/).click();
  const viewer = page.getByRole('dialog', { name: productAboutTexts.enclosures });
  await expect(viewer.getByRole('img', { name: 'Zbliżenie zaworu' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  const [download] = await Promise.all([page.waitForEvent('download'), link(page, /Instrukcja obsługi/).click()]);
  expect(download.suggestedFilename()).toBe('instrukcja.pdf');
});

test.describe('offer', () => {
  test('S2.34 the stock link shows which stores have the product, with hours, phone and map', async ({
    page,
    noJsPage,
    problems,
  }) => {
    await open(page, 'film');
    await link(page, productAboutTexts.stock.link).click();
    const window = page.getByRole('dialog', { name: productAboutTexts.stock.title });
    const shops = window.getByRole('heading', { level: 3 });
    await expect(shops.first()).toBeVisible();
    const names = await shops.allTextContents();
    await expect(window.getByText(productAboutTexts.stock.count(names.length))).toBeVisible();
    await expect(window.getByText(storeTexts.hours)).toHaveCount(names.length);
    await expect(window.getByRole('link', { name: productAboutTexts.stock.map })).toHaveCount(names.length);
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
    // Without an answer the window says so, over the same page.
    await page.route(/\/sklepy\?fragment/, (route) => route.abort());
    problems.allow(/\/sklepy\?fragment/);
    await link(page, productAboutTexts.stock.link).click();
    await expect(window.getByRole('alert')).toHaveText(productAboutTexts.stock.failed);
    await page.keyboard.press('Escape');
    await expect(link(page, productAboutTexts.stock.link)).toBeFocused();

    await open(noJsPage, 'film');
    await link(noJsPage, productAboutTexts.stock.link).click();
    await expect(noJsPage.getByRole('heading', { level: 1, name: productAboutTexts.stock.title })).toBeVisible();
    expect(await noJsPage.locator('main').getByRole('heading', { level: 3 }).allTextContents()).toEqual(names);
  });

  test('X.02 the history of prices opens in a window, with days and prices at its chart', async ({
    page,
    atClass,
    problems,
  }) => {
    await atClass(1);
    await open(page, 'several-reductions');
    await link(page, productTexts.priceHistory).click();
    const window = page.getByRole('dialog', { name: priceHistoryTexts.title });
    const chart = window.getByRole('img', {
      name: /^Wykres ceny.*, od [\d.]{10} do [\d.]{10}: najniższa .+ zł, najwyższa .+ zł$/,
    });
    await expect(chart.first()).toBeVisible();
    const lowest = window.getByText(/^Najniższa cena z 30 dni/).first();
    expect(await lowest.textContent()).toMatch(/: 1\u00a0[\d,\u00a0]+zł$/);
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
    await expect(link(page, productTexts.priceHistory)).toBeFocused();
    await page.route(/historia-ceny\?fragment/, (route) => route.abort());
    problems.allow(/historia-ceny\?fragment/);
    await link(page, productTexts.priceHistory).click();
    await expect(window.getByRole('alert')).toHaveText(uiTexts.connectionProblem);
  });

  for (const viewportClass of [1, 4] as const) {
    test(`S2.35 instalments and deferred payment have windows of their own at class ${viewportClass}${onPhoneDaily(viewportClass)}`, async ({
      page,
      atClass,
    }) => {
      await atClass(viewportClass);
      await open(page, 'dictionary');
      await link(page, payLaterTexts.instalments.link).click();
      const instalments = page.getByRole('dialog', { name: payLaterTexts.instalments.title });
      await expect(instalments.getByText(payLaterTexts.instalments.lead)).toBeVisible();
      await axe(page);
      await page.keyboard.press('Escape');
      await expect(instalments).toBeHidden();
      await link(page, payLaterTexts.deferred.link(30)).click();
      const deferred = page.getByRole('dialog', { name: payLaterTexts.deferred.title(30) });
      await expect(deferred.getByText(payLaterTexts.deferred.lead(30))).toBeVisible();
      await axe(page);
      await deferred.getByRole('button', { name: 'Zamknij' }).click();
      await expect(deferred).toBeHidden();
    });
  }

  test('S2.36 the toggle shows and hides the calculator, which keeps to the minimum and maximum', async ({ page }) => {
    const { refusal, monthly, withBasket } = calculatorTexts;
    const calm = { name: 'Raty Spokojne', min: 300_00, max: 20_000_00 };
    await open(page, 'film');
    await calculator(page).click();
    await expect(page.getByText(refusal('below_minimum', calm))).toBeVisible();
    await expect(page.getByText(monthly)).toBeHidden();

    await open(page, 'advance-price');
    await expect(page.getByText(monthly)).toBeHidden();
    await calculator(page).click();
    await expect(calculator(page)).toHaveAttribute('aria-expanded', 'true');
    await page.getByLabel(calculatorTexts.count).selectOption('10');
    // 11 990 zł at 9,9% a year in ten instalments.
    await expect(page.getByText(monthly)).toContainText('1 254,');
    // The other offer has ten instalments without interest.
    await page.getByLabel(calculatorTexts.system).selectOption('Raty Dziesiątka');
    await expect(page.getByText(monthly)).toContainText('1 199,00');
    await axe(page);
    await calculator(page).click();
    await expect(page.getByText(monthly)).toBeHidden();

    // Two of them are more than the maximum: together they cannot be chosen.
    await page.locator('#projector_form').getByRole('button', { name: 'Do koszyka' }).first().click();
    await expect(link(page, 'Koszyk: 1 pozycja')).toBeVisible();
    await calculator(page).click();
    await expect(page.getByLabel(withBasket(23_980_00))).toBeDisabled();
    await expect(page.getByText(monthly)).toBeVisible();
  });

  test('without JavaScript the same is on separate pages and files', async ({ noJsPage }) => {
    await open(noJsPage, 'dictionary');
    await expect(noJsPage.locator('.product-description')).not.toHaveCSS('max-height', '350px');
    await expect(calculator(noJsPage)).toBeHidden();
    await link(noJsPage, payLaterTexts.instalments.link).click();
    await expect(noJsPage.getByText(payLaterTexts.instalments.lead)).toBeVisible();
    await noJsPage.goBack();
    await link(noJsPage, payLaterTexts.deferred.link(30)).click();
    await expect(noJsPage.getByText(payLaterTexts.deferred.lead(30))).toBeVisible();
    await open(noJsPage, 'film');
    const address = await link(noJsPage, /Jak zawiesić hamak/).getAttribute('href');
    const film = await noJsPage.request.get(address ?? '');
    expect(film.headers()['content-type']).toBe('video/webm');
  });
});
