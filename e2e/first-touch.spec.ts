import type { Page } from '@playwright/test';
import { demoProductId } from '#demo/demo-states.ts';
import * as listingTexts from '#modules/catalogue/listing/texts/storefront.ts';
import * as productCardTexts from '#modules/catalogue/product-cards/texts/storefront.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { dismissedCookie } from '#modules/customers/consents/rules/consent.ts';
import * as consentTexts from '#modules/customers/consents/texts/storefront.ts';
import * as buyingTexts from '#modules/sales/basket/texts/buying.ts';
import * as basketTexts from '#modules/sales/basket/texts/storefront.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { scrollToZones } from './fixtures/page-actions.ts';
import { expect, test } from './fixtures/shop.ts';
import { whenInteractive } from './fixtures/when-interactive.ts';

/** Pages are used as they come, before their scripts. */
test.use({ waitsForScripts: false });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** None of the page's scripts has come; or its entry has, and nothing that it asks for. */
const STAGES = ['before any script of the page has come', 'when only the entry script has come'] as const;
type Stage = (typeof STAGES)[number];

/** Opens a page whose scripts do not come until they are let go; what is written into the page itself runs. */
async function open(page: Page, stage: Stage, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const entry = new Set<string>();
  await page.route(/\.js(\?|$)/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (stage === STAGES[0] || !entry.has(pathname)) await promise;
    // The page may have been left in the meantime.
    await route.continue().catch(() => undefined);
  });
  // Files that the HTML names come with the entry; those that it imports later do not.
  const html = await (await page.request.get(address)).text();
  for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)) entry.add(file);
  // `load` does not come before the scripts.
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return resolve;
}

for (const stage of STAGES)
  test.describe(stage, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test.beforeEach(async ({ context, baseURL }, { title }) => {
      if (!title.includes('consent'))
        await context.addCookies([{ name: dismissedCookie, value: 'true', url: baseURL }]);
    });

    test('X.57 the menu opens and closes', async ({ page }) => {
      await open(page, stage, '/');
      await page.getByRole('button', { name: shellTexts.menu.open }).tap();
      const menu = page.getByRole('dialog', { name: shellTexts.menu.label });
      await expect(menu).toBeVisible();
      await expect(menu.getByRole('link', { name: shellTexts.menu.promotions })).toBeVisible();
      await menu.getByRole('button', { name: uiTexts.close }).tap();
      await expect(menu).toBeHidden();
    });

    test('X.57 the search field opens, takes a text and sends it', async ({ page }) => {
      await open(page, stage, '/');
      await page.getByRole('button', { name: shellTexts.search.open }).tap();
      const field = page.locator('#header-search input[name=text]');
      await expect(field).toBeFocused();
      await field.fill('kubek');
      await field.press('Enter');
      await expect(page).toHaveURL(/\/szukaj\?text=kubek/);
    });

    test('X.57 the consent question is answered', async ({ page, context }) => {
      const release = await open(page, stage, '/');
      const question = page.getByRole('region', { name: consentTexts.title });
      await question.getByRole('button', { name: consentTexts.refuse }).tap();
      await expect(question).toBeHidden();
      const answer = async () => (await context.cookies()).find(({ name }) => name === 'ck_consent')?.value;
      await expect.poll(answer).toBe('necessary');
      release();
      await page.waitForLoadState();
      await whenInteractive(page);
      await expect(question).toBeHidden();
      await expect.poll(answer).toBe('necessary');
    });

    test('X.57 a click for the consent settings is answered when they have loaded', async ({ page }) => {
      const release = await open(page, stage, '/');
      await page
        .getByRole('region', { name: consentTexts.title })
        .getByRole('button', { name: consentTexts.settings })
        .tap();
      release();
      await expect(page.getByRole('dialog', { name: consentTexts.settingsTitle })).toHaveCount(1);
      await expect(page.getByRole('dialog', { name: consentTexts.settingsTitle })).toBeVisible();
    });

    test('X.57 a menu opened before the script that holds the focus in it holds it when that comes', async ({
      page,
    }) => {
      const release = await open(page, stage, '/');
      await page.getByRole('button', { name: shellTexts.menu.open }).tap();
      await expect(page.getByRole('dialog', { name: shellTexts.menu.label })).toBeVisible();
      release();
      await expect(page.locator('#container')).toHaveJSProperty('inert', true);
    });

    test('X.57 a folded part opens and closes', async ({ page }) => {
      await open(page, stage, '/blog');
      const fold = page.getByRole('main').locator('details').first();
      await fold.evaluate((part: HTMLDetailsElement) => {
        part.open = false;
      });
      await fold.locator('summary').tap();
      await expect(fold).toHaveAttribute('open');
      await fold.locator('summary').tap();
      await expect(fold).not.toHaveAttribute('open');
    });

    test('X.57 the filter sheet opens and closes', async ({ page }) => {
      await open(page, stage, '/kategoria/100/odziez');
      await page.getByRole('button', { name: listingTexts.filters }).first().tap();
      const sheet = page.locator('.filters');
      await expect(sheet.locator('summary').first()).toBeInViewport();
      await sheet.getByRole('button', { name: uiTexts.close }).tap();
      await expect(sheet).toBeHidden();
    });

    test('X.57 the filter sheet keeps the focus once the script that holds it has come', async ({ page }) => {
      const release = await open(page, stage, '/kategoria/100/odziez');
      const opener = page.getByRole('button', { name: listingTexts.filters }).first();
      await opener.press('Enter');
      const sheet = page.locator('.filters');
      await expect(sheet).toBeVisible();
      release();
      await expect(sheet.getByRole('button', { name: uiTexts.close })).toBeFocused();
      await expect(page.locator('.site-header')).toHaveJSProperty('inert', true);
      await expect(page.locator('[inert] article').first()).toBeAttached();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await expect(page.locator('.site-header')).toHaveJSProperty('inert', false);
    });

    test('X.57 the gallery is moved by hand and by its thumbnails', async ({ page }) => {
      await open(page, stage, `/produkt/${demoProductId('many-photos')}`);
      const photos = page.locator('.gallery-photo');
      await expect(photos.first()).toBeInViewport({ ratio: 0.8 });
      await page.getByRole('list', { name: productTexts.galleryThumbnails }).getByRole('link').nth(1).tap();
      await expect(photos.nth(1)).toBeInViewport({ ratio: 0.8 });
    });

    test('X.57 photos moved by hand stay where they are when the scripts come', async ({ page }) => {
      const release = await open(page, stage, `/produkt/${demoProductId('many-photos')}`);
      const list = page.locator('.carousel-single .carousel-list');
      await list.evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' }));
      release();
      const carousel = page.locator('.carousel-single');
      await expect(carousel).toHaveAttribute('data-live');
      await expect(carousel.getByRole('group').nth(1)).toBeInViewport({ ratio: 0.8 });
    });
  });

test('a page is rendered with its styles while style sheets, scripts and fonts are held back', async ({ page }) => {
  await page.route(/\.(?:js|css|woff2)(?:\?|$)/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const paint = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(paint).toBe(1);
  // As the sheet has it: without one a header does not stay in view and a page is white.
  await expect(page.locator('.site-header')).toHaveCSS('position', 'sticky');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(250, 247, 241)');
});

test('X.57 three clicks on a card before any script has loaded buy once', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: dismissedCookie, value: 'true', url: baseURL }]);
  let posts = 0;
  // The answer is slow, so that every click finds the page still there.
  await page.route('**/basketchange.php', async (route) => {
    posts += 1;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue().catch(() => undefined);
  });
  await open(page, STAGES[0], '/');
  const buy = page
    .locator('#hotspot_bestsellers')
    .getByRole('button', { name: /^Dodaj do koszyka/ })
    .first();
  // At one go: Playwright's own click waits for the page that the first one asks for.
  await buy.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 3; press += 1) button.click();
  });
  await expect(page).toHaveURL('/koszyk');
  expect(posts).toBe(1);
});

const isBasketCall = (path: string) => path.includes('basketchange');

test('X.57 a click on a card just before the scripts load is replayed by them: bought once, on the page', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: dismissedCookie, value: 'true', url: baseURL }]);
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && isBasketCall(request.url())) posts += 1;
  });
  const release = await open(page, STAGES[0], '/');
  const buy = page
    .locator('#hotspot_bestsellers')
    .getByRole('button', { name: /^Dodaj do koszyka/ })
    .first();
  // At one go: the click is kept for a moment only.
  const isAtWork = await buy.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    return button.ariaBusy;
  });
  expect(isAtWork).toBe('true');
  release();
  await expect(page.getByRole('link', { name: /^Koszyk.*1/ }).first()).toBeVisible();
  await expect(buy).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL('/');
  expect(posts).toBe(1);
});

test('X.57 what was pressed just before the page was left is bought, and the basket shows it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: dismissedCookie, value: 'true', url: baseURL }]);
  const release = await open(page, STAGES[0], '/');
  const buy = page
    .locator('#hotspot_bestsellers')
    .getByRole('button', { name: /^Dodaj do koszyka/ })
    .first();
  const name = ((await buy.getAttribute('aria-label')) ?? '').replace(productCardTexts.buyOf(''), '');
  await buy.evaluate((button: HTMLButtonElement) => {
    button.click();
    window.location.assign('/koszyk');
  });
  await expect(page).toHaveURL('/koszyk');
  release();
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
});

test('X.57 a click on a card while all scripts but the entry are held back buys at once, and once', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: dismissedCookie, value: 'true', url: baseURL }]);
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname));
  const release = await open(page, STAGES[1], '/');
  const card = page
    .locator('#hotspot_bestsellers')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Dodaj do koszyka/ }) })
    .first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const buy = card.getByRole('button', { name: productCardTexts.buyOf(name) });
  await buy.click();
  await expect(buy).toHaveAttribute('aria-busy', 'true');
  await buy.click();
  await expect.poll(() => posted.filter(isBasketCall)).toHaveLength(1);
  release();
  await expect(page.getByText(basketTexts.outcome({ code: 'added' }, { name, unit: 'szt.' }))).toBeVisible();
  await expect(buy).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL('/');
  expect(posted.filter(isBasketCall)).toHaveLength(1);
});

test('X.57 S5.09 without React the product page asks for a size, says that it is at work, buys once and says so', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: dismissedCookie, value: 'true', url: baseURL }]);
  const { promise: reactMayCome, resolve: letReactCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(react|product|islands)-[^/]+\.js/, async (route) => {
    await reactMayCome;
    await route.continue().catch(() => undefined);
  });
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  let posts = 0;
  await page.route('**/basketchange.php', async (route) => {
    posts += 1;
    await mayAnswer;
    await route.continue();
  });
  await page.goto(`/produkt/${demoProductId('size-sold-out')}`, { waitUntil: 'domcontentloaded' });
  const form = page.locator('#projector_form');
  const buy = form.getByRole('button', { name: productTexts.buy }).first();
  const alert = page.locator('[data-alert]');
  // The entry listens; nothing of React is there.
  await page.waitForFunction(() => document.getElementById('alerts')?.matches(':popover-open'));
  await buy.click();
  await expect(alert.getByText(productTexts.chooseSize)).toBeVisible();
  await expect(form.getByRole('radio').first()).toBeFocused();
  await form.getByRole('radio', { name: 'L', exact: true }).check({ force: true });
  await buy.click();
  await expect(buy).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(buyingTexts.adding, { exact: true })).toHaveAttribute('aria-live', 'polite');
  await buy.click();
  answer();
  await expect(page.getByRole('dialog', { name: /^Gotowe: Dodaliśmy do koszyka/ })).toBeVisible();
  await expect(buy).not.toHaveAttribute('aria-busy');
  await expect(form, 'React was not there').not.toHaveAttribute('novalidate');
  letReactCome();
  await expect(form).toHaveAttribute('novalidate', '');
  await expect(form.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
  expect(posts).toBe(1);
});

test('a page asks what is the visitor’s own once, and the zones only when they are seen', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/');
  await whenInteractive(page);
  await expect.poll(() => calls.filter((path) => path === '/ajax/get.php')).toHaveLength(1);
  expect(calls).not.toContain('/ajax/hotspots.php');
  await scrollToZones(page);
  await expect.poll(() => calls).toContain('/ajax/hotspots.php');
});

test('where the modules cannot be fetched, links and forms lead as they say, and pictures come', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  await context.addCookies([{ name: dismissedCookie, value: 'true', url: baseURL }]);
  problems.allow(/assets|Failed to load/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const search = page.getByRole('banner').getByRole('combobox', { name: shellTexts.search.label });
  await search.fill('buty');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/szukaj\?text=buty/);
  const last = page.locator('#search img.shop-image[data-src]').last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expect(last).toBeVisible();
  await page.goto('/');
  await page.locator('footer a[href="/regulamin"]').click();
  await expect(page).toHaveURL('/regulamin');
});

test('X.57 a bundle pressed before its parts are alive says that it is at work and is bought once, on the page', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: dismissedCookie, value: 'true', url: baseURL }]);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/parts-[^/]+\.js/, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && isBasketCall(request.url())) posts += 1;
  });
  const address = `/produkt/${demoProductId('bundle')}`;
  await page.goto(address);
  const buy = page.locator('#projector_form').getByRole('button', { name: productTexts.buy }).first();
  await buy.click();
  await expect(buy).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.poll(() => posts).toBe(1);
  await expect(page).toHaveURL(new RegExp(address));
});

test('X.57 where the script that buys cannot be loaded, the clicked form is submitted, independent of later choices', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: dismissedCookie, value: 'true', url: baseURL }]);
  // Held back: only the timeout of the click ends the wait.
  await page.route(/\/assets\/(buying|product)-[^/]+\.js/, () => {});
  await page.goto(`/produkt/${demoProductId('size-sold-out')}`, { waitUntil: 'domcontentloaded' });
  const form = page.locator('#projector_form');
  await page.waitForFunction(() => document.getElementById('alerts')?.matches(':popover-open'));
  const size = form.getByRole('radio', { name: 'L', exact: true });
  const pressed = await size.getAttribute('value');
  await size.check({ force: true });
  const sent = page.waitForRequest((request) => request.method() === 'POST' && isBasketCall(request.url()));
  await form.getByRole('button', { name: productTexts.buy }).first().click();
  await form.getByRole('radio', { checked: false }).last().check({ force: true });
  expect(new URLSearchParams((await sent).postData() ?? '').get('size')).toBe(pressed);
});

test('who only looks runs no React: it is fetched ahead, and read with the first touch of an island', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: dismissedCookie, value: 'true', url: baseURL }]);
  const alive = page.locator('[data-island][data-alive]');
  /** Requests for React's file, and their transfer sizes: a preload link, then a script that runs it. */
  const askers = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((asked) => asked instanceof PerformanceResourceTiming && /\/react-[^/]*\.js$/.test(asked.name))
        .map((asked) => {
          const { initiatorType, transferSize } = asked as PerformanceResourceTiming;
          return `${initiatorType === 'link' ? 'ahead' : 'run'} ${transferSize > 0 ? 'from the shop' : 'at hand'}`;
        }),
    );
  await page.goto('/');
  await whenInteractive(page);
  await expect.poll(askers).toEqual(['ahead from the shop']);
  await expect(alive).toHaveCount(0);
  await page.getByRole('combobox', { name: shellTexts.search.label }).focus();
  await expect(alive).toHaveCount(1);
  await expect.poll(askers).toEqual(['ahead from the shop', 'run at hand']);
});
