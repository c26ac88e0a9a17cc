import type { Page, Request } from '@playwright/test';
import * as shippingTexts from '#modules/sales/delivery/texts/shipping.ts';
import * as shippingWindowTexts from '#modules/sales/delivery/texts/shipping-window.ts';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { axe } from './fixtures/axe.ts';
import { clearShiftsOfFonts, expectNoShift, watchShifts } from './fixtures/layout-shifts.ts';
import { expect, test } from './fixtures/shop.ts';
import { onPhoneDaily } from './fixtures/thorough.ts';

const SEVERAL_SIZES = '/produkt/1';
const ONE_SIZE = '/produkt/59';
const NEXT_WEEK = '/produkt/47';
const TOO_HEAVY = '/produkt/26';

const isShipping = (request: Request) => request.method() === 'POST' && request.url().includes('/graphql/v1/?shipping');

/** The queries of all shipping calls the page has made so far. */
function watchShipping(page: Page): string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    if (isShipping(request)) queries.push(request.postDataJSON().query);
  });
  return queries;
}

const promise = (page: Page) => page.locator('[data-shipping]');
const window = (page: Page) => page.getByRole('dialog', { name: shippingTexts.costs });
const openWindow = (page: Page) => page.getByRole('link', { name: shippingTexts.costs }).click();
const time = (days: number, weekAmount: number) => ({
  time: { days, hours: 0, minutes: 0 },
  weekDay: 5,
  weekAmount,
  today: false,
});

test('S7.25 S7.26 S4.19 picking a size asks once with id, size and quantity, and the text follows the answer in its place', async ({
  page,
  atClass,
}) => {
  await atClass(1);
  const queries = watchShipping(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql/v1/?shipping', async (route) => {
    await held;
    const { query } = route.request().postDataJSON();
    const days = query.includes('"XL"') ? 3 : 40;
    const shippingTime = { shippingTime: time(days, 0), time: '2030-01-04 14:00:00', unknownTime: false };
    return route.fulfill({ json: { data: { shipping: { shippingTime } } } });
  });
  await watchShifts(page);
  await page.goto(SEVERAL_SIZES);
  // The text before the day is known holds on any day, and the content below does not move.
  await expect(promise(page)).toHaveText('Gotowe do wysyłki');
  await clearShiftsOfFonts(page);
  answer();
  await expect(promise(page)).toHaveText('Wyślemy za 40 dni');
  await expectNoShift(page);
  await page.getByRole('radio', { name: 'XL', exact: true }).check();
  await expect(promise(page)).toHaveText('Wyślemy w piątek');
  const asked = queries.filter((query) => query.includes('id: 1, size: "XL", quantity: 1}'));
  expect(asked).toHaveLength(1);
  await page.getByRole('radio', { name: 'L', exact: true }).check();
  await expect(promise(page)).toHaveText('Wyślemy za 40 dni');
  await page.getByRole('radio', { name: 'XL', exact: true }).check();
  await expect(promise(page)).toHaveText('Wyślemy w piątek');
  expect(queries.filter((query) => query.includes('"XL"'))).toHaveLength(1);
  await page.getByRole('button', { name: uiTexts.stepper.increase }).first().click();
  await expect.poll(() => queries.filter((query) => query.includes('size: "XL", quantity: 2}')).length).toBe(1);
});

test('S7.47 when the shipping call fails it is logged and the page keeps its text', async ({ page, problems }) => {
  problems.allow(/500/);
  const logged = page.waitForEvent('console', (message) => message.text().includes('the shipping call failed'));
  await page.route('**/graphql/v1/?shipping', (route) => route.fulfill({ status: 500, body: 'x' }));
  await page.goto(NEXT_WEEK);
  await logged;
  await expect(promise(page)).toHaveText('Wysyłka w ciągu 9 dni roboczych');
});

for (const viewportClass of [1, 4] as const) {
  test(`S2.21 S2.37 S3.36 S8.12 the window lists couriers, costs and days in two groups, class ${viewportClass}${onPhoneDaily(viewportClass)}`, async ({
    page,
    atClass,
  }) => {
    await atClass(viewportClass);
    const queries = watchShipping(page);
    await page.goto(ONE_SIZE);
    await expect(page.locator('#projector_form').getByText('Dostawa od 9,90', { exact: false })).toBeVisible();
    await openWindow(page);
    const dialog = window(page);
    await expect(dialog.getByRole('heading', { name: shippingWindowTexts.groups.prepaid })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: shippingWindowTexts.groups.dvp })).toBeVisible();
    const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
    await expect(row('Automat paczkowy')).toHaveText(/Automat paczkowy\s*Dostawa .+11,90 zł/);
    await expect(row('Odbiór osobisty w sklepie').first()).toContainText('Gratis!');
    await expect(row('Kurier')).toHaveCount(2);
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openWindow(page);
    await expect(row('Kurier')).toHaveCount(2);
    // S7.46: the same question is not asked twice.
    expect(queries.filter((query) => query.includes('courier'))).toHaveLength(1);
  });
}

test('S4.20 the window shows the date when weeks are added', async ({ page }) => {
  await page.goto(NEXT_WEEK);
  await openWindow(page);
  await expect(
    window(page)
      .getByText(/Dostawa w[e]? \S+ \(\d\d\.\d\d\)/)
      .first(),
  ).toBeVisible();
});

test('S8.04 what no courier carries, and a failed call, say exactly that', async ({ page, problems }) => {
  await page.goto(TOO_HEAVY);
  await expect(page.locator('#projector_form').getByText(shippingTexts.individual)).toBeVisible();
  // The form takes no such order: who does is one click away, here as in the window.
  await expect(page.locator('#projector_form').getByRole('link', { name: shippingTexts.ask })).toBeVisible();
  await openWindow(page);
  await expect(window(page).getByText(shippingWindowTexts.individualCost, { exact: true })).toBeVisible();
  await expect(window(page).getByRole('link', { name: shippingTexts.ask })).toBeVisible();
  problems.allow(/500/);
  // Before the page is opened: it may ask for the costs as soon as it is loaded, and answers are cached.
  await page.route('**/graphql/v1/?shipping', (route) => route.fulfill({ status: 500, body: 'x' }));
  await page.goto(ONE_SIZE);
  await openWindow(page);
  await expect(window(page).getByText(shippingWindowTexts.individualCost, { exact: true })).toBeVisible();
});

test('without JavaScript the costs are a link to the page about delivery', async ({ noJsPage }) => {
  await noJsPage.goto(ONE_SIZE);
  await noJsPage.getByRole('link', { name: shippingTexts.costs }).click();
  await expect(noJsPage).toHaveURL(/\/dostawa$/);
});

test('S7.23 a browser reads sizes, units and versions from the product XML; S2.02 the old address leads to the product', async ({
  page,
}) => {
  await page.goto('/dostawa');
  const read = await page.evaluate(async () => {
    const response = await fetch('/projector.php?product=1&shop_xml=true&getProductXML=true');
    const xml = new DOMParser().parseFromString(await response.text(), 'text/xml');
    const typesOf = (selector: string) => [...xml.querySelectorAll(selector)].map((size) => size.getAttribute('type'));
    return {
      sizes: typesOf('product > sizes > size'),
      ofVersion: typesOf('product > versions > version[id="1"] > size'),
      unit: xml.querySelector('product > sizes')?.getAttribute('unit'),
      unitOfVersion: xml.querySelector('product > sizes_version')?.getAttribute('unit'),
    };
  });
  const types = ['S', 'M', 'L', 'XL'];
  expect(read).toEqual({ sizes: types, ofVersion: types, unit: 'szt.', unitOfVersion: 'szt.' });
  await page.goto('/projector.php?product=1');
  await expect(page).toHaveURL(/\/produkt\/1\/kurtka/);
});
