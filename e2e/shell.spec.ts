import type { Browser } from '@playwright/test';
import * as consentTexts from '#modules/customers/consents/texts/storefront.ts';
import * as errorTexts from '#platform/page-errors/texts/errors.ts';
import * as footerTexts from '#platform/shell/texts/footer.ts';
import * as offlineTexts from '#platform/shell/texts/offline.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { DAY_S } from '#platform/time/rules/units.ts';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/shop.ts';
import { THOROUGH } from './fixtures/thorough.ts';
import { openInteractive } from './fixtures/when-interactive.ts';

// Any worker takes any of them.
test.describe.configure({ mode: 'parallel' });

const category = 'Odzież';

/** A phone that obeys the viewport meta, as desktop windows do not; its shopper has answered the cookie banner. */
async function openPhone(browser: Browser, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await context.addCookies([{ name: 'ck_cook', value: 'true', url: baseURL }]);
  return { context, page: openInteractive(await context.newPage()) };
}

test.describe('viewport', () => {
  test('S1.14 S9.08 the page carries the number of its class, at once and when the window changes; the layout is another one at 1023 px than at 1024 px', async ({
    page,
    atClass,
  }) => {
    const html = page.locator('html');
    for (const viewportClass of [1, 4] as const) {
      await atClass(viewportClass);
      await page.goto('/');
      await expect(html).toHaveAttribute('data-viewport-class', String(viewportClass));
    }
    for (const viewportClass of [3, 2, 1] as const) {
      await atClass(viewportClass);
      await expect(html).toHaveAttribute('data-viewport-class', String(viewportClass));
    }
    const label = page.locator('.header-label').first();
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(label).toBeHidden();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(label).toBeVisible();
  });

  test('at 390 px the key End shows the end of the page; where a list grows meanwhile a few times', async ({
    browser,
    baseURL,
  }) => {
    const { context, page } = await openPhone(browser, baseURL ?? '');
    const below = () =>
      page
        .locator('body footer')
        .last()
        .evaluate((end) => end.getBoundingClientRect().bottom - innerHeight);
    // Lists of one page have nothing more to show.
    for (const path of ['/', '/kategoria/120/bluzy-i-polary', '/szukaj?text=plecak']) {
      await page.goto(path);
      await expect(page.locator('[rel=next]')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('html')).toHaveAttribute('data-interactive');
      await page.keyboard.press('End');
      await expect.poll(below).toBeLessThan(2);
    }
    // A list of more pages grows where its end comes near, in a large window: there End is pressed again, until nothing more comes unasked.
    const [pages, more] = [page.locator('[data-page]'), page.locator('#paging_setting_bottom [data-more]')];
    for (const [width, atLeast] of [
      [390, 1],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/szukaj?text=w');
      await expect(more).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('data-interactive');
      await expect(async () => {
        await page.keyboard.press('End');
        await expect(page.locator('#search [aria-busy=true]')).toHaveCount(0);
        expect(await pages.count()).toBeGreaterThanOrEqual(atLeast);
        expect(await below()).toBeLessThan(2);
      }).toPass();
      expect(await pages.count()).toBeLessThanOrEqual(4);
    }
    await context.close();
  });

  test('S2.78 S2.79 S9.08 the switch shows the 1024 px layout on a narrow screen, also after a reload, and back', async ({
    browser,
    baseURL,
  }) => {
    const { context, page } = await openPhone(browser, baseURL ?? '');
    const width = () => page.evaluate(() => window.innerWidth);
    await page.goto('/');
    await page.getByRole('button', { name: footerTexts.desktopLayout }).click();
    await expect.poll(width).toBe(1024);
    await expect(page.locator('html')).toHaveAttribute('data-viewport-class', '3');
    await page.reload();
    expect(await width()).toBe(1024);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'ResponsiveSwitch')?.value).toBe('true');
    await page.getByRole('button', { name: footerTexts.responsiveLayout }).click();
    await expect.poll(width).toBe(390);
    await context.close();
  });

  test('S2.78 a narrow window of a computer, which ignores the viewport meta, is offered no switch', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('button', { name: footerTexts.desktopLayout })).toBeHidden();
  });

  test('S9.31 back-to-top appears after two window heights and leads back', async ({ page, atClass }) => {
    await atClass(4);
    await page.goto('/');
    const button = page.getByRole('button', { name: shellTexts.backToTop });
    await page.evaluate(() => window.scrollTo({ top: 2 * window.innerHeight - 50, behavior: 'instant' }));
    await expect(page.locator('.site-header')).toHaveAttribute('data-scroll-fix', 'fixed');
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: 2 * window.innerHeight + 50, behavior: 'instant' }));
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    for (const viewportClass of [1, 2, 3, 4] as const) {
      await atClass(viewportClass);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(button).toBeVisible();
      const covered = await button.evaluate((element) => {
        const own = element.getBoundingClientRect();
        return [...document.querySelectorAll('footer :is(a, button)')].filter((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
        }).length;
      });
      expect(covered).toBe(0);
    }
  });

  test('S9.63 the sticky header follows the scroll, checked every 30 ms', async ({ page, atClass }) => {
    await atClass(4);
    await page.clock.install();
    await page.goto('/');
    const header = page.locator('.site-header');
    await expect(header).toHaveAttribute('data-scroll-fix', 'free');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.evaluate(async () => {
      const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
      window.scrollTo({ top: 600, behavior: 'instant' });
      await scrolled;
    });
    await page.clock.runFor(29);
    await expect(header).toHaveAttribute('data-scroll-fix', 'free');
    await page.clock.runFor(1);
    await expect(header).toHaveAttribute('data-scroll-fix', 'fixed');
    expect(await header.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  });
});

test.describe('menu', () => {
  test('S9.58 S9.59 S9.60 S9.62 the open category keeps its measures', async ({ page, atClass }) => {
    await atClass(4);
    await page.goto('/');
    await page.getByRole('link', { name: category }).first().hover();
    const panel = page.locator('.menu-panel[data-open]');
    await expect(panel).toBeVisible();
    await expect(panel).toHaveCSS('padding', '30px');
    const columns = panel.locator('.menu-column');
    expect(await columns.count()).toBeGreaterThan(1);
    expect(await columns.count()).toBeLessThanOrEqual(5);
    for (const column of await columns.all()) {
      expect((await column.boundingBox())?.height).toBeLessThanOrEqual(320);
    }
    const submenus = await panel.locator('.menu-submenu').all();
    expect(submenus.length).toBeGreaterThan(1);
    for (const submenu of submenus) {
      await expect(submenu).toHaveCSS('width', '200px');
    }
  });

  test('the menu opens by click and by keyboard, and Escape closes it', async ({ page, atClass }) => {
    await atClass(4);
    await page.goto('/');
    const button = page.getByRole('button', { name: shellTexts.menu.openBranch(category) });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.menu-panel[data-open]')).toBeVisible();
    await axe(page, { withShell: true });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.locator('.menu-panel[data-open]')).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('X.12 on a phone the whole tree opens in a dialog without violations', async ({ page, atClass }) => {
    await atClass(1);
    await page.goto('/');
    await page.getByRole('button', { name: shellTexts.menu.open }).click();
    const dialog = page.getByRole('dialog', { name: shellTexts.menu.label });
    await dialog.getByText(category, { exact: true }).click();
    await expect(dialog.getByRole('link', { name: 'Cała odzież' })).toBeVisible();
    await axe(page, { withShell: true });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('the menu keeps the focus while it is open, gives it back, and no press reaches the page behind it', async ({
    page,
  }) => {
    await page.goto('/promocje');
    const button = page.getByRole('button', { name: shellTexts.menu.open }).filter({ visible: true });
    const dialog = page.getByRole('dialog', { name: shellTexts.menu.label });
    const close = dialog.getByRole('button', { name: uiTexts.close });
    await button.press('Enter');
    await expect(close).toBeFocused();
    // Behind the last control come the browser's own, then the menu again: as with every modal dialog.
    await expect(page.locator('#container')).toHaveJSProperty('inert', true);
    await dialog.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('body :focus')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await expect(dialog).toBeInViewport({ ratio: 1 });
    await page.getByRole('article').nth(2).locator('img').first().click({ force: true });
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/promocje/);
  });

  test('without JavaScript a phone reaches account, comparison and favourites from the header', async ({
    noJsPage,
  }) => {
    for (const width of [320, 390]) {
      await noJsPage.setViewportSize({ width, height: 700 });
      await noJsPage.goto('/');
      const header = noJsPage.locator('.site-header');
      const logo = await header.locator('.site-logo').boundingBox();
      for (const name of [shellTexts.account.signIn, shellTexts.compare.label, shellTexts.favourites.label]) {
        const link = await header.getByRole('link', { name }).boundingBox();
        expect(link?.x).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0) - 1);
      }
      const basket = await header.getByRole('link', { name: shellTexts.basket.label }).boundingBox();
      expect((basket?.x ?? width) + (basket?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });

  test('without JavaScript the categories are links', async ({ noJsPage }) => {
    await noJsPage.goto('/');
    await noJsPage
      .getByRole('navigation', { name: shellTexts.menu.label })
      .getByRole('link', { name: category })
      .first()
      .click();
    await expect(noJsPage.getByRole('heading', { level: 1 })).toContainText(category);
  });
});

test.describe('search box', () => {
  test('S4.28 S9.43 S9.45 suggests from two characters on and takes the arrow keys', async ({ page, atClass }) => {
    await atClass(4);
    await page.goto('/');
    const asked: string[] = [];
    page.on('request', (request) => {
      const body = request.postData() ?? '';
      if (body.includes('productsTextSearch')) asked.push(body);
    });
    const box = page.getByRole('search').first();
    const input = box.getByRole('combobox');
    await input.focus();
    await expect(box).toHaveClass(/is-focused/);
    await input.pressSequentially('kub', { delay: 40 });
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(asked).toHaveLength(1);
    await expect(box).toHaveAttribute('data-state', 'open');
    await axe(page, { withShell: true });
    await page.keyboard.press('ArrowDown');
    const first = page.getByRole('option').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(box).toHaveAttribute('data-state', 'closed');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/szukaj\?text=kub$/);
  });

  test('on a phone the search opens over the header', async ({ page, atClass }) => {
    await atClass(1);
    await page.goto('/');
    const input = page.getByRole('search').first().getByRole('combobox');
    await expect(input).toBeHidden();
    await page.getByRole('button', { name: shellTexts.search.open }).click();
    await expect(input).toBeFocused();
    expect((await input.boundingBox())?.width).toBeGreaterThan(260);
  });
});

test.describe('bars and consent', () => {
  test('S4.27 S9.50 closed bars are remembered for a day and absent on the next page', async ({
    page,
    context,
    atClass,
  }) => {
    await atClass(4);
    await page.goto('/');
    const positions = () =>
      page
        .locator('.bar')
        .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect()).map((at) => [at.y, at.height]));
    expect(await positions(), 'one line of 36 px').toEqual([
      [0, 36],
      [0, 36],
    ]);
    await page.getByRole('button', { name: shellTexts.rebateCode.close }).click();
    await page.getByRole('button', { name: shellTexts.freeShipping.close }).click();
    await expect(page.locator('#rebate_code_bar')).toHaveCount(0);
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem('closedBars'))) ?? '')).toEqual([
      'rebate_code_bar',
      'free_shipping_bar',
    ]);
    const cookies = await context.cookies();
    for (const name of ['rabateCode_clicked', 'freeeshipping_clicked']) {
      const hours = ((cookies.find((cookie) => cookie.name === name)?.expires ?? 0) - Date.now() / 1000) / 3600;
      expect(hours).toBeGreaterThan(23.9);
      expect(hours).toBeLessThanOrEqual(24);
    }
    await page.goto('/koszyk');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#rebate_code_bar')).toHaveCount(0);
    await expect(page.locator('#free_shipping_bar')).toHaveCount(0);
  });

  test('S4.59 S9.32 a login cookie dismisses the banner and sets the consent cookie for 30 days', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'login', value: 'anna', url: baseURL ?? '' }]);
    await page.goto('/');
    await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'ck_cook')?.value).toBe('true');
    await expect(page.getByRole('region', { name: consentTexts.title })).toBeHidden();
    const cookie = (await context.cookies()).find(({ name }) => name === 'ck_cook');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_S;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  });

  test('consent: refusing allows nothing, the choice can be changed in the footer', async ({ page, context }) => {
    await page.goto('/');
    await page.getByRole('button', { name: consentTexts.refuse }).click();
    await expect(page.getByRole('region', { name: consentTexts.title })).toBeHidden();
    const allowed = async () => (await context.cookies()).find(({ name }) => name === 'ck_consent')?.value;
    await expect.poll(allowed).toBe('necessary');
    await page.reload();
    await page.getByRole('button', { name: footerTexts.cookies }).click();
    await page.getByRole('checkbox', { name: consentTexts.categories.analytics.name }).check();
    await axe(page, { withShell: true });
    await page.getByRole('button', { name: consentTexts.save }).click();
    await expect.poll(allowed).toBe('analytics');
  });
});

test.describe('documents for machines', () => {
  test('X.16 robots and sitemap answer 200 and name every product and category', async ({ request, runningShop }) => {
    const robots = await request.get('/robots.txt');
    expect(robots.status()).toBe(200);
    expect(await robots.text()).toContain('/sitemap.xml');
    const index = await (await request.get('/sitemap.xml')).text();
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    const pages: string[] = [];
    for (const file of files) {
      const answer = await request.get(file);
      expect(answer.status()).toBe(200);
      pages.push(
        ...[...(await answer.text()).matchAll(/<loc>[^<]*?(\/(?:produkt|kategoria)\/\d+)/g)].map(
          ([, path = '']) => path,
        ),
      );
    }
    const { rows } = await runningShop.shop.pool.query<{ path: string }>(
      `select '/produkt/' || id as path from products where visible union all select '/kategoria/' || id from categories`,
    );
    expect(pages.toSorted()).toEqual(rows.map(({ path }) => path).toSorted());
  });

  test('X.17 X.18 X.30 the main page: a policy without unsafe words that nothing breaks, a manifest with its icons, pictures in three formats', async ({
    page,
    request,
  }) => {
    const answer = await page.goto('/');
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
    // The early script ran, so its hash is in the policy; violations fail the test through the page fixture.
    await expect(page.locator('html')).toHaveAttribute('data-js', '');

    const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
    const manifest = await (await request.get(href)).json();
    expect(manifest).toMatchObject({ short_name: 'Polana', lang: 'pl', display: 'standalone', start_url: '/' });
    for (const { src, sizes } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.status(), src).toBe(200);
      expect(icon.headers()['content-type']).toContain('image/');
      expect(sizes).toBeTruthy();
    }

    const srcset = (await page.locator('img.shop-image[srcset]').first().getAttribute('srcset')) ?? '';
    const addresses = srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '');
    expect(addresses.length).toBeGreaterThanOrEqual(3);
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ]) {
      const picture = await request.get(addresses[0] ?? '', { headers: { accept: accept ?? '' } });
      expect(picture.headers()['content-type']).toBe(type);
    }
  });

  test(`X.12 the main page has no violation at any class ${THOROUGH}`, async ({ page, atClass }) => {
    for (const viewportClass of [1, 2, 3, 4] as const) {
      await atClass(viewportClass);
      await page.goto('/');
      await expect(page.getByRole('region', { name: consentTexts.title })).toBeVisible();
      await axe(page, { withShell: true });
    }
  });

  test('S9.49 a marked picture loads when it comes within 100 px of the window', async ({ page, atClass }) => {
    await atClass(4);
    await page.goto('/');
    await expect(page.locator('.site-header')).toHaveAttribute('data-scroll-fix', 'free');
    await page.evaluate(() => {
      const below = [...document.querySelectorAll<HTMLImageElement>('img[data-src]:not([srcset])')].find(
        (image) =>
          image.getBoundingClientRect().top > window.innerHeight + 400 && image.getBoundingClientRect().left < 400,
      );
      below?.setAttribute('id', 'watched');
    });
    const watched = page.locator('#watched');
    const stopBelowWindow = (gap: number) =>
      watched.evaluate(async (image, space) => {
        window.scrollBy({ top: image.getBoundingClientRect().top - window.innerHeight - space, behavior: 'instant' });
        // Observers answer within a frame or two.
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      }, gap);
    await stopBelowWindow(130);
    await expect(watched).not.toHaveAttribute('src', /\/obraz\//);
    await expect(watched).not.toHaveAttribute('srcset');
    await stopBelowWindow(70);
    await expect(watched).toHaveAttribute('src', /\/obraz\//);
  });
});

test.describe('language and errors', () => {
  test('S1.15 the documents are Polish and so are their words', async ({ page, problems }) => {
    problems.allow(/404 GET .*\/nie-ma$/);
    const foreign = [
      'search',
      'basket',
      'login',
      'cart',
      'loading',
      'close',
      'sign',
      'price',
      'size',
      'add',
      'error',
      'the',
    ];
    for (const address of ['/', '/kategoria/110', '/produkt/59', '/koszyk', '/logowanie', '/regulamin', '/nie-ma']) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
      // Deferred content has no text yet.
      await page.locator('.deferred-rendering').evaluateAll((parts) => {
        for (const part of parts) part.classList.remove('deferred-rendering');
      });
      const words = new Set((await page.locator('body').innerText()).toLowerCase().split(/[^\p{L}]+/u));
      // The field of the sign-in form is called login in Polish too.
      const found = foreign.filter((word) => words.has(word) && !(word === 'login' && address === '/logowanie'));
      expect(found, address).toEqual([]);
    }
  });

  test('an unknown address answers 404 with a search box and categories', async ({ page, problems }) => {
    problems.allow(/404 GET/);
    const answer = await page.goto('/nie-ma-takiej-strony');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorTexts.notFound.title);
    await expect(page.getByRole('main').getByRole('search')).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: errorTexts.notFound.categories }).getByRole('link').first(),
    ).toBeVisible();
    await axe(page, { withShell: true });
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('X.29 without a network a Polish page says so', async ({ page, context }) => {
    const personal = page.waitForResponse('**/ajax/get.php');
    await page.goto('/');
    // Everything the page loads by itself is there before the network goes.
    await personal;
    await expect(page.getByRole('region', { name: consentTexts.title })).toBeVisible();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      while (registration.active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await context.setOffline(true);
    await page.goto('/regulamin').catch(() => {});
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineTexts.title);
    await context.setOffline(false);
  });
});
