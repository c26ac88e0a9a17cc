import type { Page } from '@playwright/test';
import * as orderSummaryTexts from '#modules/sales/checkout/texts/summary.ts';
import { putInBasket, sendOrderData, signIn } from './fixtures/page-actions.ts';
import { enterPanel } from './fixtures/panel.ts';
import { expect, test } from './fixtures/shop.ts';
import { findLayoutFaults, openTextSetting } from './fixtures/text-layout.ts';

/** Elements that stick out of the window and cannot be reached by scrolling its own box, outermost first. */
function findOverhang(): string[] {
  const edge = document.documentElement.clientWidth;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 1 && right > edge + 1 && element.checkVisibility() && !scrolls(element.parentElement);
    })
    .slice(0, 5)
    .map((element) => `${element.tagName}.${element.className} ${Math.round(element.getBoundingClientRect().right)}`);
}

async function fits(page: Page, address: string) {
  await page.goto(address);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const overhang = wide > 0 ? await page.evaluate(findOverhang) : [];
  expect.soft({ wide, overhang }, address).toEqual({ wide: 0, overhang: [] });
}

const PUBLIC = [
  '/',
  '/kategoria/100/odziez',
  '/szukaj?text=kurtka',
  '/produkt/1',
  '/produkt/14',
  '/produkt/16',
  '/produkt/30',
  '/opinie',
  '/sklepy',
  '/contact.php',
  '/logowanie',
  '/rejestracja',
  '/zwroty',
  '/reklamacje',
  '/reklamacje/nowa',
  '/odstapienie',
  '/zamowienie/sprawdz',
  '/ulubione',
  '/listy',
  '/porownanie',
  '/rabaty',
  '/koszyk',
];

test.beforeEach(async ({ context, baseURL, atClass }) => {
  await context.addCookies([{ name: 'ck_cook', value: 'true', url: baseURL ?? '' }]);
  await atClass(1);
});

test('X.12 text of twice the size (WCAG 1.4.4) fits a phone on public screens: nothing scrolls sideways', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of PUBLIC) await fits(page, address);
});

test('X.12 with text of twice the size the shop shows its complete name, and a count does not hide the basket', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await putInBasket(page, 59);
  await page.goto('/');
  const count = page.locator('#menu_basket .figures');
  await expect(count).toHaveText('1');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  const name = page.locator('.site-logo img + span');
  expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const hidden = await page.locator('#menu_basket .icon').evaluate(
    (icon, number) => {
      const [own, over] = [icon.getBoundingClientRect(), number?.getBoundingClientRect()];
      if (!over) return 0;
      const wide = Math.max(0, Math.min(own.right, over.right) - Math.max(own.left, over.left));
      const high = Math.max(0, Math.min(own.bottom, over.bottom) - Math.max(own.top, over.top));
      return (wide * high) / (own.width * own.height);
    },
    await count.elementHandle(),
  );
  expect(hidden).toBeLessThan(0.4);
});

test('X.12 text of twice the size fits a phone from the basket to the payment and in the account', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await putInBasket(page, 59);
  await putInBasket(page, 1, { size: 'XL' });
  await fits(page, '/koszyk');
  await fits(page, '/zamowienie/dane');
  await sendOrderData(page, 'duze@example.com');
  await fits(page, '/zamowienie/podsumowanie');
  await sendOrderData(page, 'duze@example.com', { shipping: '2-1', payment: '5' });
  await fits(page, '/zamowienie/punkt-odbioru');
  await signIn(page, { login: 'anna', password: 'polana1' });
  for (const address of [
    '/konto',
    '/konto/zamowienia',
    '/konto/dane',
    '/kupione',
    '/zwroty',
    '/reklamacje/lista',
    '/listy',
  ]) {
    await fits(page, address);
  }
});

/** One address for each kind of public screen that a guest sees. */
const SCREENS = [
  ...['/', '/kategorie', '/kategoria/100/odziez', '/kategoria/100/odziez?display=list', '/szukaj?text=kurtka'],
  ...['/produkt/24', '/produkt/123', '/produkt/90', '/produkt/16', '/produkt/30', '/porownanie', '/ulubione'],
  ...['/logowanie', '/rejestracja', '/zwroty', '/reklamacje', '/reklamacje/nowa', '/odstapienie'],
  ...['/zamowienie/sprawdz', '/opinie', '/blog', '/blog/1', '/contact.php', '/sklepy', '/regulamin', '/rabaty'],
];

const ACCOUNT = [
  ...['/konto', '/konto/zamowienia', '/konto/dane', '/konto/bezpieczenstwo', '/kupione', '/listy', '/zwroty'],
  ...['/reklamacje/lista'],
];

const PANEL = ['/zaplecze', '/zaplecze/zamowienia', '/zaplecze/produkty'];

/** The text sizes that are checked, with the viewport class of 1280 px that follows: they are 80, 53.3 and 40 rem. */
const TEXT_SIZES = [
  [16, '4'],
  [24, '2'],
  [32, '1'],
] as const;

test('X.12 S1.14 text of 16, 24 and 32 px set in the browser fits every kind of screen on a computer: nothing is cut, broken or covered', async ({
  page,
  runningShop,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  const setText = await openTextSetting(page);
  const check = async (address: string) => {
    await page.goto(address);
    for (const [textSize] of TEXT_SIZES) {
      await setText(textSize);
      expect.soft(await findLayoutFaults(page), `${address} with text of ${textSize} px`).toEqual([]);
    }
  };
  await putInBasket(page, 59);
  await putInBasket(page, 1, { size: 'XL' });
  for (const [textSize, viewportClass] of TEXT_SIZES) {
    await page.goto('/');
    await setText(textSize);
    await expect(page.locator('html')).toHaveAttribute('data-viewport-class', viewportClass);
  }
  for (const address of SCREENS) await check(address);
  await check('/koszyk');
  await check('/zamowienie/dane');
  await sendOrderData(page, 'duze@example.com', { shipping: '2-1', payment: '5' });
  await check('/zamowienie/punkt-odbioru');
  await sendOrderData(page, 'duze@example.com');
  await check('/zamowienie/podsumowanie');
  await setText(16);
  await page.locator('[name=terms]').check();
  await page.getByRole('button', { name: orderSummaryTexts.submit }).click();
  await expect(page).toHaveURL(/\/platnosc\//);
  await check(page.url());
  await signIn(page, { login: 'anna', password: 'polana1' });
  for (const address of ACCOUNT) await check(address);
  await check('/zaplecze/logowanie');
  await enterPanel(page, runningShop);
  for (const address of PANEL) await check(address);
});
