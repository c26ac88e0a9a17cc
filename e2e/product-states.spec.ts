import type { Locator, Page, Route } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { demoCustomer } from '#demo/content/customer.ts';
import { type DemoState, demoProductId, demoStates } from '#demo/demo-states.ts';
import { productTag } from '#modules/catalogue/products/rules/cache-tags.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { sizes } from '#server/shop/schema.ts';
import { axe } from './fixtures/axe.ts';
import { expectNoShift, watchShifts } from './fixtures/layout-shifts.ts';
import { putInBasket, signIn } from './fixtures/page-actions.ts';
import { expect, test, viewports, whenAlive } from './fixtures/shop.ts';
import { onPhoneDaily } from './fixtures/thorough.ts';
import { whenInteractive } from './fixtures/when-interactive.ts';

const open = (page: Page, state: DemoState) => page.goto(`/produkt/${demoProductId(state)}`);
const form = (page: Page) => page.locator('#projector_form');
const buy = (page: Page) => form(page).getByRole('button', { name: 'Do koszyka' }).first();
const quantity = (page: Page) => form(page).getByRole('spinbutton', { name: 'Ilość' });
const price = (page: Page) => form(page).locator('.price').first();
const size = (page: Page, name: string) => form(page).getByRole('radio', { name });
const answered = (page: Page) => expect(page.locator('[data-size-answer="ready"]')).toBeVisible();
/** Alerts after a click, apart from the same words on the page. */
const alerts = (page: Page) => page.locator('[data-alert]');
/** The page is alive: without it a click would send the plain form. */
const alive = (page: Page) => expect(form(page)).toHaveAttribute('novalidate', '');

/** The script of a part of the buy box does not come until it is let. */
async function holdScript(page: Page, part: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const address = `**/assets/${part}-*.js`;
  const asked = page.waitForRequest(address);
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    await asked;
    resolve();
  };
}

async function basketCount(page: Page): Promise<number> {
  const answer = await page.request.get('/ajax/basket.php?getAjax=true');
  return (await answer.json()).basket.productsCounter;
}

// The consent banner is over the lower part of a small window; it has tests of its own.
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'ck_cook', value: 'true', url: baseURL ?? '' }]);
});

test.describe('every demo state', () => {
  for (const viewportClass of [1, 4] as const) {
    test(`opens at class ${viewportClass} with its price, status and way to buy${onPhoneDaily(viewportClass)}`, async ({
      page: livePage,
      noJsPage,
    }) => {
      test.setTimeout(240_000);
      // All of it is rendered by the server and laid out by the styles in the page; with scripts and pictures it is opened when there is time.
      const page = viewportClass === 1 ? noJsPage : livePage;
      const show = async (path: string) => {
        if (page === livePage) return page.goto(path, { waitUntil: 'domcontentloaded' });
        return page.setContent(await (await page.request.get(path)).text(), { waitUntil: 'domcontentloaded' });
      };
      await page.setViewportSize(viewports[viewportClass]);
      for (const [state, id] of demoStates) {
        await show(`/produkt/${id}`);
        await expect(page.getByRole('heading', { level: 1 }), state).toBeVisible();
        await expect(form(page), state).toBeVisible();
        await expect(page.locator('[data-status]').first(), state).toBeVisible();
        await expect(form(page).locator('[aria-live]').first(), state).toContainText(
          /\d,\d{2}\s?zł|za \d+\s?pkt|Gratis!|Cena na telefon/,
        );
        const buttons = form(page).getByRole('button', { name: /^(Do koszyka|Odbierz za .+\spkt)$/ });
        await expect(buttons.first(), state).toBeVisible();
        const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(width, `${state} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    });
  }
});

test.describe('sizes', () => {
  test('S2.17 S2.19 S2.20 S4.21 a chosen size brings its price and status, then quantity opens', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/ajax/projector.php')) asked.push(request.url());
    });
    await open(page, 'virtual');
    await alive(page);
    await expect(quantity(page)).toBeDisabled();
    await size(page, '200 zł').check();
    await answered(page);
    await expect(price(page)).toContainText('200,00');
    await expect(quantity(page)).toBeEnabled();
    await size(page, '500 zł').check();
    await expect(price(page)).toContainText('500,00');
    await size(page, '200 zł').check();
    await expect(price(page)).toContainText('200,00');
    expect(asked.map((address) => new URL(address).searchParams.get('size'))).toEqual(['200', '500']);
  });

  test('S2.17 S5.09 a phone is led to the sizes and their table; without a size nothing is bought or kept', async ({
    page,
    atClass,
    problems,
  }) => {
    await atClass(1);
    // The page jumps instead of gliding: the focused element is in view already.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'size-sold-out');
    await alive(page);
    const link = form(page).getByRole('link', { name: 'Tabela rozmiarów' });
    await link.click();
    const table = page.getByRole('dialog', { name: 'Tabela rozmiarów' });
    await expect(table.getByRole('heading', { name: 'Odzież męska' })).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(table).toBeHidden();
    await expect(link).toBeFocused();
    await page.route(/tabela-rozmiarow\?fragment/, (route) => route.abort());
    problems.allow(/tabela-rozmiarow\?fragment/);
    await link.click();
    await expect(table.getByRole('alert')).toHaveText(uiTexts.connectionProblem);
    await page.keyboard.press('Escape');

    await buy(page).click();
    await expect(alerts(page).getByText(productTexts.chooseSize)).toBeVisible();
    await form(page).getByRole('button', { name: 'Dodaj do ulubionych' }).click();
    const first = size(page, 'S').first();
    await expect(first).toBeFocused();
    // Far down the page the buy bar replaces the button.
    const bar = page.locator('.buy-bar');
    const toTheEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await toTheEnd();
    await bar.getByRole('button').click();
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();
    expect(await basketCount(page)).toBe(0);

    await first.check();
    await answered(page);
    await toTheEnd();
    await bar.getByRole('button').click();
    const added = alerts(page).filter({ hasText: 'Dodaliśmy do koszyka' });
    await expect(added).toBeVisible();
    const [alert, below] = await Promise.all([added.boundingBox(), bar.boundingBox()]);
    expect((alert?.y ?? 0) + (alert?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    // It would cover a line of every printed page.
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });

  test('S3.21 S4.03 S4.04 S4.05 S4.06 S5.07 S8.05 S8.09 S8.10 a sold-out size says why, sells nothing and offers the notice', async ({
    page,
  }) => {
    await open(page, 'size-sold-out');
    await alive(page);
    await size(page, 'M, niedostępny').check();
    await answered(page);
    await expect(page.getByText('Produkt niedostępny', { exact: true }).first()).toBeVisible();
    await expect(form(page).getByText('Chwilowo wyprzedany · Brak na magazynie')).toBeVisible();
    await expect(page.locator('[data-shipping]')).toHaveCount(0);
    await expect(alerts(page)).toHaveCount(0);
    // S5.07: another quantity is an attempt too.
    const before = await quantity(page).inputValue();
    await quantity(page).press('ArrowUp');
    await expect(alerts(page).getByText('Produkt niedostępny')).toBeVisible();
    await expect(quantity(page)).toHaveValue(before);
    await alerts(page).getByRole('button').first().click();
    await expect(alerts(page)).toHaveCount(0);
    // With the keyboard: a button that is marked as disabled still answers.
    await buy(page).press('Enter');
    await expect(alerts(page).getByText('Produkt niedostępny')).toBeVisible();
    expect(await basketCount(page)).toBe(0);
    await form(page)
      .getByRole('link', { name: /Powiadom/ })
      .click();
    await expect(
      page
        .getByRole('dialog')
        .getByLabel(/e-mail/i)
        .first(),
    ).toBeVisible();
  });

  test('S2.20 a slow answer about an earlier size is never shown', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/projector\.php.*size=200/, async (route: Route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await open(page, 'virtual');
    await alive(page);
    await size(page, '200 zł').check();
    await expect(page.locator('[data-size-answer="loading"]')).toBeVisible();
    await expect(quantity(page)).toBeDisabled();
    await size(page, '500 zł').check();
    await answered(page);
    release();
    await expect(price(page)).toContainText('500,00');
    await expect(size(page, '500 zł')).toBeChecked();
  });

  test('S7.19 a failing call keeps what the page brought, says so once and can be repeated', async ({
    page,
    problems,
  }) => {
    problems.allow(/500|the product call failed/);
    let fail = true;
    let calls = 0;
    await page.route(/projector\.php/, async (route) => {
      calls += 1;
      await (fail ? route.fulfill({ status: 500, body: '' }) : route.continue());
    });
    await open(page, 'virtual');
    await alive(page);
    await size(page, '100 zł').check();
    await expect(page.getByText('Nie udało się połączyć ze sklepem').first()).toBeVisible();
    await expect(price(page)).toContainText('100,00');
    await expect(quantity(page)).toBeEnabled();
    expect(calls).toBe(1);
    fail = false;
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await answered(page);
    expect(calls).toBe(2);
  });

  test('S7.19 an aborted call is reported like a failed one', async ({ page, problems }) => {
    problems.allow(/ERR_FAILED|the product call failed|Failed to fetch|failed/i);
    await page.route(/projector\.php/, (route) => route.abort());
    await open(page, 'virtual');
    await alive(page);
    await size(page, '100 zł').check();
    await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
  });
});

test('S8.01 a product without sizes leaves a note and no broken controls', async ({ page, runningShop }) => {
  const notes: string[] = [];
  page.on('console', (message) => notes.push(message.text()));
  const product = demoProductId('line-comment');
  const { shop } = runningShop;
  const kept = await shop.db.delete(sizes).where(eq(sizes.productId, product)).returning();
  await purgeTags(shop, [productTag(product)]);
  await expect(async () => {
    await open(page, 'line-comment');
    await expect(form(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => notes.join()).toContain('has no sizes');
  // Others who come to this shop may buy it.
  await shop.db.insert(sizes).values(kept);
  await purgeTags(shop, [productTag(product)]);
});

test.describe('ways to buy', () => {
  test('S2.18 S2.24 S8.13 the entered quantity goes into the basket and is shown', async ({ page }) => {
    await open(page, 'unlimited-stock');
    await alive(page);
    await quantity(page).fill('7');
    await quantity(page).blur();
    await buy(page).click();
    await expect(page.getByText('Dodaliśmy do koszyka: Pocztówka z Polany.').first()).toBeVisible();
    const { basket } = await (await page.request.get('/ajax/basket.php?getAjax=true')).json();
    expect(basket.products).toMatchObject([{ id: '3', count: 7 }]);
  });

  test('S8.11 with the whole stock in the basket, buying again says so', async ({ page }) => {
    await open(page, 'last-piece');
    await alive(page);
    await buy(page).click();
    await expect(page.getByText('Dodaliśmy do koszyka').first()).toBeVisible();
    await buy(page).click();
    await expect(page.getByText('Masz już w koszyku największą możliwą ilość').first()).toBeVisible();
  });

  test('S8.14 a failed add is reported', async ({ page, problems }) => {
    problems.allow(/500/);
    await page.route('**/basketchange.php', (route) => route.fulfill({ status: 500, body: '' }));
    await open(page, 'unlimited-stock');
    await alive(page);
    await buy(page).click();
    await expect(page.getByText('Nie udało się dodać produktu do koszyka.').first()).toBeVisible();
  });

  test('S2.03 S4.07 S8.06 a phone price cannot be bought and leads to the contact page', async ({ page }) => {
    await open(page, 'phone-price');
    await alive(page);
    await expect(alerts(page)).toHaveCount(0);
    // With the keyboard: a button that is marked as disabled still answers.
    await buy(page).press('Enter');
    // After the kind of alert, which is only for screen readers.
    await expect(alerts(page).getByText(/: Cena na telefon\. Skontaktuj się ze sprzedawcą\.$/)).toBeVisible();
    expect(await basketCount(page)).toBe(0);
    await expect(form(page).getByRole('link', { name: 'Skontaktuj się z nami' })).toHaveAttribute(
      'href',
      '/contact.php',
    );
  });

  test('S2.22 S3.06 S3.29 S4.08 S6.03 S6.04 S8.07 S8.08 points: guests sign in, customers pay as far as theirs reach', async ({
    page,
  }) => {
    await open(page, 'points-only');
    await alive(page);
    await expect(form(page).getByText(/Do odebrania za 300\spkt/)).toBeVisible();
    await expect(form(page).getByText('tylko w programie lojalnościowym')).toBeVisible();
    await expect(form(page).getByRole('button', { name: 'Do koszyka' })).toHaveCount(0);
    const exchange = form(page).getByRole('button', { name: /Odbierz za 300\spkt/ });
    await exchange.click();
    await expect(page.getByText('Punkty wymieniają zalogowani klienci.').first()).toBeVisible();
    expect(await basketCount(page)).toBe(0);

    await signIn(page, demoCustomer);
    await open(page, 'points-only');
    await alive(page);
    // Products of another visit.
    const before = await basketCount(page);
    await quantity(page).fill('3');
    await quantity(page).blur();
    await exchange.click();
    await expect(page.getByText('Nie masz wystarczającej ilości punktów').first()).toBeVisible();
    expect(await basketCount(page)).toBe(before);
    await quantity(page).fill('2');
    await quantity(page).blur();
    await exchange.click();
    await expect(page.getByText('Dodaliśmy do koszyka: Kubek Stałego Klienta.').first()).toBeVisible();
  });

  test('S4.09 a phone price with basket_enable is free and can be bought', async ({ page }) => {
    await open(page, 'phone-price-free');
    await alive(page);
    await expect(form(page).getByText('Gratis!', { exact: true })).toBeVisible();
    await buy(page).click();
    await expect(page.getByText('Dodaliśmy do koszyka').first()).toBeVisible();
  });

  test('S4.10 on order with an unknown delivery time: a notice instead of delivery', async ({ page }) => {
    await open(page, 'unknown-delivery');
    await alive(page);
    await expect(page.locator('[data-shipping]')).toHaveCount(0);
    await expect(form(page).locator('[data-status="order"]')).toBeVisible();
    await expect(form(page).getByText(/[Tt]ermin dostawy/)).toBeVisible();
  });
});

test.describe('quantity and multipacks', () => {
  test('S3.04 S3.05 a quantity that cannot be ordered becomes the nearest that can, with the reason', async ({
    page,
  }) => {
    for (const [state, typed, left, text] of [
      ['by-the-metre', '1.26', '1.3', null],
      ['by-weight', '0.3', '0.25', null],
      ['max-quantity', '9', '2', 'Maksymalnie możesz zamówić: 2'],
      ['min-quantity', '2', '6', 'Minimalnie musisz zamówić 6'],
      ['size-limits', '1', '4', 'Minimalnie musisz zamówić 4'],
      ['size-limits', '99', '40', 'Maksymalnie możesz zamówić: 40'],
      ['unlimited-stock', '999', '999', null],
    ] as const) {
      await test.step(`${state}: ${typed} becomes ${left}`, async () => {
        await open(page, state);
        await alive(page);
        const first = form(page).getByRole('radio').first();
        if (await first.count()) await first.check();
        await answered(page);
        await quantity(page).fill(typed);
        await quantity(page).blur();
        await expect(quantity(page)).toHaveValue(left);
        if (text) await expect(page.getByText(text).first()).toBeVisible();
      });
    }
  });

  test('S2.26 a multipack option sets its quantity and price, and the next tier says what is missing', async ({
    page,
  }) => {
    await open(page, 'multipack');
    await alive(page);
    const option = form(page).getByRole('button', { name: /^5\spar/ });
    await expect(option).toBeDisabled();
    await form(page).getByRole('radio').nth(1).check();
    await answered(page);
    await option.click();
    await expect(quantity(page)).toHaveValue('5');
    await expect(price(page)).toContainText('25,42');
    await expect(form(page).getByText(/Dodaj jeszcze 5\spar/)).toBeVisible();
  });

  test('S2.26 X.57 the multipack stays as it was rendered until its script is here, also when a size is chosen meanwhile', async ({
    page,
    atClass,
  }) => {
    await atClass(1);
    const letScriptCome = await holdScript(page, 'tiers');
    await watchShifts(page);
    await open(page, 'multipack');
    await alive(page);
    const option = form(page).getByRole('button', { name: /^5\spar/ });
    await expectNoShift(page);
    await form(page).getByRole('radio').nth(1).check();
    await answered(page);
    await expect(option).toBeVisible();
    await expect(option).toBeDisabled();
    await letScriptCome();
    await option.click();
    await expect(option).toHaveAttribute('aria-pressed', 'true');
    await expect(quantity(page)).toHaveValue('5');
  });

  test('S3.33 X.57 a subscription chosen while its script is on its way is kept, and priced as one', async ({
    page,
  }) => {
    const letScriptCome = await holdScript(page, 'subscription');
    await open(page, 'min-subscription');
    await alive(page);
    await answered(page);
    const once = await price(page).innerText();
    const again = form(page).getByRole('radio', { name: /W subskrypcji/ });
    await again.check();
    await letScriptCome();
    await expect(price(page)).not.toHaveText(once);
    await expect(again).toBeChecked();
    await expect(quantity(page)).toHaveValue('3');
  });

  test('S3.33 S3.05 a subscription has its own price and minimum', async ({ page }) => {
    await open(page, 'min-subscription');
    await alive(page);
    await answered(page);
    const once = await price(page).innerText();
    const often = form(page).getByLabel('Jak często dostarczać w subskrypcji');
    await expect(often).toBeHidden();
    await form(page)
      .getByRole('radio', { name: /W subskrypcji/ })
      .check();
    await expect(price(page)).not.toHaveText(once);
    await expect(quantity(page)).toHaveValue('3');
    await expect(often).toBeVisible();
  });

  test('X.74 a chosen subscription says when the next parcel comes, what it costs and how it ends', async ({
    page,
  }) => {
    await open(page, 'min-subscription');
    await alive(page);
    const terms = form(page).getByText(/po cenie subskrypcji z dnia zamówienia, plus dostawa.*zakończyć bez opłat/);
    await expect(terms).toBeHidden();
    await form(page)
      .getByRole('radio', { name: /W subskrypcji/ })
      .check();
    await expect(terms).toBeVisible();
    // The date comes with the script of the part.
    await expect(terms).toHaveText(/^Następna paczka: \d+ \p{L}+ \d{4}\./u);
    const shown = await terms.innerText();
    await form(page).getByLabel('Jak często dostarczać w subskrypcji').selectOption({ label: 'co 60 dni' });
    await expect(terms).not.toHaveText(shown);
  });
});

test.describe('parts and configuration', () => {
  test('S2.23 S2.27 S5.10 a bundle asks for sizes and versions, saves, and goes into the basket', async ({ page }) => {
    await open(page, 'bundle-choices');
    await alive(page);
    await whenAlive(form(page).getByLabel(/^Kolor: T-shirt/));
    await buy(page).click();
    await expect(page.getByText('Wybierz kolor i rozmiar tej części zestawu').first()).toBeVisible();
    expect(await basketCount(page)).toBe(0);
    await form(page)
      .getByLabel(/^Kolor: T-shirt/)
      .selectOption({ label: 'szałwia' });
    await form(page)
      .getByLabel(/^Rozmiar: T-shirt/)
      .selectOption('L');
    await form(page)
      .getByLabel(/^Kolor: Czapka/)
      .selectOption({ label: 'czerń' });
    await form(page)
      .getByLabel(/^Rozmiar: Skarpety/)
      .selectOption('42-44');
    await expect(form(page).getByText(/W zestawie oszczędzasz 35,60\szł \(15%\)/)).toBeVisible();
    await buy(page).click();
    await expect(page.getByText('Dodaliśmy do koszyka').first()).toBeVisible();
    await page.goto('/koszyk');
    await expect(page.getByText('T-shirt męski Trzy Szczyty, szałwia, rozmiar L')).toBeVisible();
  });

  test('S2.23 S5.10 the error of a part disappears once its choices are made', async ({ page }) => {
    await open(page, 'bundle-choices');
    await alive(page);
    const colour = form(page).getByLabel(/^Kolor: T-shirt/);
    const size = form(page).getByLabel(/^Rozmiar: T-shirt/);
    const part = form(page)
      .locator('.bundle-part')
      .filter({ has: page.getByLabel(/^Kolor: T-shirt/) });
    const error = part.getByText('Wybierz kolor i rozmiar tej części zestawu');
    await whenAlive(colour);
    await buy(page).click();
    await expect(error).toBeVisible();
    await expect(colour).toHaveAttribute('aria-invalid', 'true');
    await colour.selectOption({ label: 'szałwia' });
    await expect(error).toBeVisible();
    await expect(size).toHaveAttribute('aria-invalid', 'true');
    await size.selectOption('L');
    await expect(error).toBeHidden();
    await expect(part.locator('[aria-invalid]')).toHaveCount(0);
    await expect(form(page).getByLabel(/^Kolor: Czapka/)).toHaveAttribute('aria-invalid', 'true');
  });

  test('S2.27 S5.10 the mark of an empty collection disappears once a part is ticked', async ({ page }) => {
    await open(page, 'collection');
    await alive(page);
    for (const name of [/Czajnik/, /Kubek/, /Miska/]) await form(page).getByRole('checkbox', { name }).uncheck();
    await buy(page).click();
    const marked = form(page).locator('.bundle [aria-invalid]');
    await expect(marked).toHaveCount(3);
    await form(page).getByRole('checkbox', { name: /Kubek/ }).check();
    await expect(marked).toHaveCount(0);
  });

  test('S2.27 a collection costs what is ticked', async ({ page }) => {
    await open(page, 'collection');
    await alive(page);
    await form(page)
      .getByRole('checkbox', { name: /Czajnik/ })
      .uncheck();
    await expect(price(page)).toContainText('250,10');
    for (const name of [/Kubek/, /Miska/]) await form(page).getByRole('checkbox', { name }).uncheck();
    await buy(page).click();
    await expect(page.getByText('Wybierz przynajmniej jedną część kolekcji').first()).toBeVisible();
  });

  test('S2.28 answers change the price by the server and stay with the basket line', async ({ page }) => {
    await open(page, 'configurator');
    await alive(page);
    await expect(price(page)).toContainText(/^od 74,00/);
    await buy(page).click();
    await expect(page.getByText('Odpowiedz na wszystkie wymagane pytania o produkt').first()).toBeVisible();
    await form(page)
      .getByLabel(/Napis na kubku/)
      .fill('Ala');
    await form(page)
      .getByRole('checkbox', { name: /Pudełko/ })
      .check();
    await expect(price(page)).toContainText('86,00');
    await buy(page).click();
    await expect(page.getByText('Dodaliśmy do koszyka').first()).toBeVisible();
    await page.goto('/koszyk');
    await expect(page.getByText('Napis na kubku: Ala')).toBeVisible();
    await expect(page.getByText('Krój pisma: Odręczny')).toBeVisible();
    await expect(page.getByText('Dodatki: Pudełko na prezent')).toBeVisible();
  });

  test('S2.27 S2.28 without script a collection and a configured product are bought by the plain form', async ({
    noJsPage,
  }) => {
    await open(noJsPage, 'collection');
    await form(noJsPage)
      .getByRole('checkbox', { name: /Czajnik/ })
      .uncheck();
    await buy(noJsPage).click();
    await expect(noJsPage.getByText('Kubek śniadaniowy Bóbr')).toBeVisible();
    await expect(noJsPage.getByText('Czajnik śniadaniowy Bóbr')).toHaveCount(0);
    await open(noJsPage, 'configurator');
    await form(noJsPage)
      .getByLabel(/Napis na kubku/)
      .fill('Ola');
    await buy(noJsPage).click();
    await expect(noJsPage.getByText('Napis na kubku: Ola')).toBeVisible();
  });
});

test.describe('straight to the server', () => {
  for (const [what, fields, code, quantity] of [
    ['an unknown product', { product: '999999', size: 'uniw', number: '1' }, 'unknown-product'],
    ['an unknown size', { product: '1', size: 'XXXL', number: '1' }, 'unknown-size'],
    ['no size', { product: '1', number: '1' }, 'size-required'],
    ['a quantity in words', { product: '3', number: 'dużo' }, 'unreadable-quantity'],
    ['S5.03 a negative quantity', { product: '33', number: '-5' }, 'raised'],
    ['a billion', { product: '31', number: '1e9' }, 'unreadable-quantity'],
    ['S5.04 a billion in digits', { product: '31', number: '1000000000' }, 'lowered'],
    ['S5.01 a wrong step', { product: '10', number: '0.26' }, 'added', 0.3],
    ['a sold-out size', { product: '1', size: 'M', number: '1' }, 'unavailable'],
    ['a phone price', { product: '6', number: '1' }, 'phone-price'],
    ['points of a guest', { product: '7', number: '1', forpoints: '1' }, 'points-sign-in'],
    ['money for a points-only product', { product: '7', number: '1' }, 'points-only'],
    ['a bundle without its choices', { product: '90', number: '1' }, 'part-required'],
    ['a part that is none', { product: '14', number: '1', 'bundled_product[999999]': '3' }, 'added'],
  ] as const) {
    test(`${what} is ${code}`, async ({ request }) => {
      const answer = await request.post('/basketchange.php', { form: { ...fields, mode: '1', getAjax: 'true' } });
      expect(answer.status()).toBe(200);
      expect(await answer.json()).toMatchObject({ outcomes: [{ code, ...(quantity && { quantity }) }] });
    });
  }
});

test.describe('scripts that come late', () => {
  const boughtPieces = async (page: Page) => {
    const { basket } = await (await page.request.get('/ajax/basket.php?getAjax=true')).json();
    return basket.products.map(({ id, count }: { id: string; count: number }) => [id, count]);
  };

  for (const [what, scripts] of [
    ['no script at all', /\/assets\/.*\.js/],
    ['the shell alone', /\/assets\/(?!entry)[^/]*\.js/],
  ] as const) {
    test(`X.57 with ${what} the click on „Do koszyka” buys the chosen size exactly once`, async ({ page }) => {
      const held = Promise.withResolvers<void>();
      await page.route(scripts, async (route) => {
        await held.promise;
        await route.continue().catch(() => undefined);
      });
      await page.goto(`/produkt/${demoProductId('size-sold-out')}`, { waitUntil: 'domcontentloaded' });
      await form(page).getByRole('radio', { name: 'L', exact: true }).check({ force: true });
      await buy(page).click({ noWaitAfter: true });
      await buy(page)
        .click({ timeout: 1000 })
        .catch(() => undefined);
      // A click that waits for its script is as good as one that was sent at once.
      held.resolve();
      await expect.poll(() => basketCount(page)).toBe(1);
      // Nothing more comes after the scripts are there.
      await whenInteractive(page);
      await page.waitForTimeout(1000);
      expect(await boughtPieces(page)).toEqual([[String(demoProductId('size-sold-out')), 1]]);
    });
  }

  test('X.57 what was chosen before the scripts came is taken over', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await page.goto(`/produkt/${demoProductId('virtual')}`, { waitUntil: 'domcontentloaded' });
    await size(page, '500 zł').check({ force: true });
    release();
    await alive(page);
    await expect(size(page, '500 zł')).toBeChecked();
    await answered(page);
    await expect(price(page)).toContainText('500,00');
  });
});

test('S2.82 S2.83 S2.84 another colour swaps the parts of the page, keeps the place and comes alive; back is afresh', async ({
  page,
  atClass,
}) => {
  await atClass(4);
  await page.goto('/szukaj?text=T-shirt+męski+Trzy+Szczyty');
  await page.getByRole('article').getByRole('link').first().click();
  await alive(page);
  const address = page.url();
  await page.evaluate(() => {
    Object.assign(window, { notReloaded: true });
    window.scrollTo(0, 200);
  });
  const colours = page.getByRole('region', { name: productTexts.versions }).getByRole('link');
  const other = colours.and(page.locator(':not([aria-current])')).first();
  const [name, link] = [await page.getByRole('heading', { level: 1 }).textContent(), await other.getAttribute('href')];
  await other.click();
  await expect(page).toHaveURL(link ?? '');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name ?? '');
  expect(await page.evaluate(() => [window.scrollY, 'notReloaded' in window])).toEqual([200, true]);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${link}$`));
  await alive(page);
  expect(await form(page).getAttribute('data-product_id')).toBe(/produkt\/(\d+)/.exec(link ?? '')?.[1]);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect.poll(() => page.evaluate(() => 'notReloaded' in window)).toBe(false);
});

test('X.46 on a phone name, rating, reduced price and the lowest of 30 days are above 620 px; the bar at the edge shows the reduction too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bottom = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
  // A name of two lines, several photos and colours, a reduction.
  await page.goto('/produkt/101');
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.locator('.rating').first(),
    price(page),
    form(page)
      .getByText(/^Najniższa cena z 30 dni/)
      .first(),
  ]) {
    await expect(part).toBeVisible();
    expect(await bottom(part)).toBeLessThan(620);
  }
  await alive(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const bar = page.locator('.buy-bar');
  await expect(bar.locator('s')).toHaveText(/zł$/);
  await expect(bar).toContainText(/−\d+%/);
  // Its regular price is above the lowest of thirty days: the bar strikes the same one as the page.
  await page.goto('/produkt/24');
  await alive(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(bar.locator('s')).toHaveText((await form(page).locator('.price s').textContent()) ?? '?');
  await page.goto('/kategoria/100/odziez');
  const card = page.locator('#search article').first();
  await expect(card).toBeVisible();
  expect(await card.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)).toBeLessThan(420);
});

test('on a phone the buy bar replaces the button while that is out of view, and covers no size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/produkt/101');
  await alive(page);
  const bar = page.locator('.buy-bar');
  const sizes = form(page)
    .getByRole('group')
    .filter({ has: page.locator('[name=size]') });
  // An IntersectionObserver is notified in the next frame.
  const scrollTo = (top: number) =>
    page.evaluate(
      (to) =>
        new Promise((resolve) => {
          window.scrollTo({ top: to, behavior: 'instant' });
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }),
      top,
    );
  const tiles = sizes.locator('label');
  const from = await tiles.first().evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const until = await buy(page).evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
  // As they come into view at the lower edge, and with the button.
  for (const top of [from - 800, until - 500]) {
    await scrollTo(Math.max(0, top));
    await expect(bar).toBeHidden();
  }
  // The next step is on the first screen already, before any size is.
  await scrollTo(0);
  await expect(bar.getByRole('button', { name: productTexts.chooseSize })).toBeVisible();
  expect((await tiles.first().boundingBox())?.y).toBeGreaterThan(844);
  await bar.getByRole('button').click();
  await expect(sizes.locator(':focus')).toHaveCount(1);
  await sizes.locator('[name=size]:not([data-refusal])').first().check();
  await scrollTo(until + 200);
  await expect(bar.getByRole('button', { name: productTexts.buy })).toBeVisible();
});

test('another colour keeps the chosen size; what was missing is no longer said once it is chosen', async ({ page }) => {
  await page.goto('/produkt/114');
  await alive(page);
  await buy(page).click();
  await expect(alerts(page).getByText(productTexts.chooseSize)).toBeVisible();
  await size(page, 'M').check();
  await expect(alerts(page).getByText(productTexts.chooseSize)).toHaveCount(0);
  const colours = page.getByRole('region', { name: productTexts.versions }).getByRole('link');
  await colours.and(page.locator(':not([aria-current])')).first().click();
  await expect(page).not.toHaveURL(/\/produkt\/114\//);
  await alive(page);
  await expect(size(page, 'M')).toBeChecked();
  // Few photos are chosen by their thumbnails alone.
  await expect(page.locator('.gallery .carousel-controls')).toBeHidden();
});

test('on a phone the colours of a model stay under the finger, however long the name of each is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const positions = new Set<number>();
  await page.goto('/produkt/114');
  const colours = page.getByRole('region', { name: productTexts.versions });
  const links = await colours.getByRole('link').evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) {
    await page.goto(link);
    const [from, name] = [colours, page.getByRole('heading', { level: 1 })];
    positions.add(((await from.boundingBox())?.y ?? 0) - ((await name.boundingBox())?.y ?? 0));
  }
  expect(positions.size).toBe(1);
});

test('the heart of a product says that it is kept, and forgets it again', async ({ page }) => {
  await page.goto('/produkt/59');
  await alive(page);
  const heart = (name: string) => form(page).getByRole('button', { name });
  await heart(productTexts.addToFavourites).click();
  await expect(heart(productTexts.inFavourites)).toBeVisible();
  await expect(heart(productTexts.inFavourites)).toBeFocused();
  await page.reload();
  await heart(productTexts.inFavourites).click();
  await expect(heart(productTexts.addToFavourites)).toBeVisible();
});

test('of a gift card an amount is chosen, not a size', async ({ page }) => {
  await page.goto('/produkt/17');
  await alive(page);
  await expect(page.getByRole('group', { name: productTexts.amount })).toBeVisible();
  await buy(page).click();
  await expect(form(page).getByText(productTexts.amountMissing)).toBeVisible();
});

test('in a window of 320 × 256 nothing that stays takes more than a quarter of it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await putInBasket(page, 59);
  for (const address of ['/', '/kategoria/100', '/produkt/101', '/koszyk', '/zamowienie/dane']) {
    await page.goto(address);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    const staying = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .map((element) => element.getBoundingClientRect())
        .filter(({ bottom, top }) => bottom > 0 && top < window.innerHeight)
        .reduce((sum, { bottom, top }) => sum + Math.min(bottom, window.innerHeight) - Math.max(top, 0), 0),
    );
    expect(staying, address).toBeLessThanOrEqual(64);
  }
});
