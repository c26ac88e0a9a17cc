import type { Locator, Page } from '@playwright/test';
import { purgeTags } from '#shop/db/purge-tags.ts';
import { demoProductId } from '#shop/demo/demo-states.ts';
import { articleTexts } from '#texts/articles.ts';
import { consentTexts } from '#texts/consent.ts';
import { contactTexts } from '#texts/contact.ts';
import { footerTexts } from '#texts/footer.ts';
import { mapTexts } from '#texts/map.ts';
import { newsletterOutcomes, newsletterTexts } from '#texts/newsletter.ts';
import { offlineTexts } from '#texts/offline.ts';
import { productTexts } from '#texts/product.ts';
import { storeTexts } from '#texts/stores.ts';
import { textPageTexts } from '#texts/text-page.ts';
import { pagePartScriptAddress } from '#wire/page-part-script.ts';
import { axe } from './fixtures/axe.ts';
import { expect, type RunningShop, test } from './fixtures/shop.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function lettersTo({ shop }: RunningShop, recipient: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await shop.pool.query('select subject, text from outbox where recipient = $1 order by id', [
    recipient,
  ]);
  return rows;
}

test('S2.59 the blog opens by year and month, and a month shows only its entries', async ({ page }) => {
  await page.goto('/blog');
  const menu = page.getByRole('navigation', { name: articleTexts.blog.menu });
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(6);
  await axe(page);
  const older = menu.locator('details').last();
  await expect(older.getByRole('link').first()).toBeHidden();
  await older.locator('summary').click();
  const month = older.getByRole('link', { name: /, \d+ wpis/ }).first();
  const label = await month.getAttribute('aria-label');
  await month.click();
  await expect(page).toHaveURL(/miesiac=\d{4}-\d\d/);
  await expect(cards).toHaveCount(Number(label?.match(/, (\d+) wpis/)?.[1]));
  const shownMonth = new URL(page.url()).searchParams.get('miesiac') ?? '';
  for (const time of await cards.locator('time').all())
    await expect(time).toHaveAttribute('datetime', new RegExp(`^${shownMonth}-`));
  await cards.getByRole('link').first().click();
  await expect(page.locator('#container')).toHaveClass('blog-item_page');
  await expect(menu.locator('[aria-current=page]')).toHaveText((await heading(page).textContent()) ?? '');
  await axe(page);
  const written = await (await page.request.get(page.url())).text();
  expect(written).toContain('"@type":"BlogPosting"');
  // On paper stands what is read, black on white, without what steers the page.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('.prose')).toBeVisible();
  await expect(page.locator('.site-logo')).toBeVisible();
  for (const steering of [menu, page.locator('footer'), page.getByRole('search'), page.locator('.site-header nav')])
    await expect(steering.first()).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  expect(await heading(page).evaluate((title) => getComputedStyle(title).color)).toBe('rgb(0, 0, 0)');
  // Pale colours of the dark screen could not be read on it.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))).toBe(
    '#1e5a3f',
  );
});

test('S2.60 X.11 news is a dated list with a page per item; every footer leads to the accessibility statement', async ({
  noJsPage: page,
}) => {
  await page.goto('/aktualnosci');
  const items = page.getByRole('main').getByRole('article');
  const dates = await items.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(dates.length).toBeGreaterThanOrEqual(6);
  expect(dates).toEqual(dates.toSorted().reverse());
  const title = (await items.first().getByRole('heading').textContent()) ?? '';
  await items.first().getByRole('link').click();
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByRole('main').locator('article time')).toHaveText(articleTexts.date(dates[0] ?? ''));
  expect((await page.locator('.prose').innerText()).length).toBeGreaterThan(100);
  const others = page.getByRole('navigation', { name: articleTexts.news.others });
  await expect(others.getByRole('listitem')).toHaveCount(5);
  await expect(others.getByRole('link', { name: title })).toHaveCount(0);
  for (const address of ['/', '/koszyk', '/aktualnosci']) {
    await page.goto(address);
    await page.locator('footer').getByRole('link', { name: footerTexts.links.accessibility }).click();
    await expect(page).toHaveURL('/deklaracja-dostepnosci');
    await expect(page.locator('.prose')).toContainText('WCAG 2.2');
  }
  // A long text is read from its list of contents.
  await page.getByRole('navigation', { name: textPageTexts.contents }).getByRole('link').last().click();
  await expect(page).toHaveURL('/deklaracja-dostepnosci#kontakt-i-skargi');
  await expect(page.getByRole('heading', { name: 'Kontakt i skargi' })).toBeInViewport();
  await page.getByRole('navigation', { name: textPageTexts.others }).getByRole('link', { name: 'Regulamin' }).click();
  await expect(page).toHaveURL('/regulamin');
});

test('the newsletter is confirmed from the mailbox and left in one click', async ({ page, runningShop }) => {
  await page.goto('/regulamin');
  const footer = page.locator('footer');
  await footer.getByLabel(footerTexts.newsletter.email).fill('Czyta@Example.pl');
  await footer.getByRole('button', { name: footerTexts.newsletter.submit }).click();
  await expect(heading(page)).toHaveText(newsletterTexts.title);
  const main = page.getByRole('main');
  await expect(main.getByLabel(newsletterTexts.email).first()).toHaveValue('Czyta@Example.pl');
  await expect(main.getByText(newsletterTexts.almost)).toBeVisible();
  await expect(main.getByText(newsletterTexts.consentRequired)).toBeHidden();
  await button(page, newsletterTexts.submit).click();
  await expect(main.getByText(newsletterTexts.consentRequired)).toBeVisible();
  await axe(page);
  await main.getByLabel(newsletterTexts.consent).check();
  await button(page, newsletterTexts.submit).click();
  await expect(main.getByText(newsletterOutcomes['confirmation-sent'].text)).toBeVisible();
  const [letter] = await lettersTo(runningShop, 'czyta@example.pl');
  await page.goto(letter?.text.match(/\/newsletter\/[\w-]+\/potwierdz/)?.[0] ?? '');
  await button(page, newsletterTexts.confirm.button).click();
  await expect(main.getByText(newsletterOutcomes.added.text)).toBeVisible();
  await axe(page);
  const welcome = (await lettersTo(runningShop, 'czyta@example.pl'))[1];
  await page.goto(welcome?.text.match(/\/newsletter\/[\w-]+\/rezygnacja/)?.[0] ?? '');
  await button(page, newsletterTexts.leave.button).click();
  await expect(main.getByText(newsletterOutcomes.removed.text)).toBeVisible();
});

const contact = contactTexts.form;

async function writeMessage(page: Page, email: string) {
  await page.getByRole('main').getByLabel(contact.name).fill('Ola');
  await page.getByLabel(contact.email).fill(email);
  await page.getByLabel(contact.message).fill('Czy namiot zmieści się w sakwie?');
  await button(page, contact.submit).click();
}

test('S2.51 S2.52 the contact page marks the shop on a map, numbers are links on class 1, a message reaches the shop', async ({
  page,
  atClass,
  runningShop,
  problems,
}) => {
  await atClass(4);
  await page.goto('/contact.php');
  const main = page.getByRole('main');
  const phone = main.getByText(runningShop.shop.settings.phone);
  await expect(phone.and(page.locator('span'))).toBeVisible();
  await expect(main.locator('a[href^="tel:"]')).toBeHidden();
  const map = page.getByRole('region', { name: contactTexts.map });
  await map.scrollIntoViewIfNeeded();
  const pin = map.getByRole('button', { name: runningShop.shop.settings.company.name });
  await expect(pin).toBeInViewport();
  // As near as it goes, the pin is still on the sheet.
  const nearer = map.getByRole('button', { name: mapTexts.zoomIn });
  await expect(async () => {
    await nearer.click();
    await expect(nearer).toHaveAttribute('aria-disabled', 'true', { timeout: 300 });
  }).toPass();
  await expect(pin).toBeInViewport();
  await axe(page);
  await atClass(1);
  await expect(main.locator('a[href="tel:+48221234567"]')).toBeVisible();
  await button(page, contact.submit).click();
  await expect(main.getByText('Proszę wypełnić to pole.').first()).toBeVisible();
  await writeMessage(page, 'ola-js@example.pl');
  await expect(main.getByText(contact.sent)).toBeInViewport();
  await expect(main.locator('#wyslano')).toBeFocused();
  const letters = await lettersTo(runningShop, runningShop.shop.settings.email);
  expect(letters.at(-1)?.text).toContain('ola-js@example.pl');
  // The page does its work without the map.
  await page.route(/draw-map/, (route) => route.abort());
  problems.allow(/draw-map/);
  await page.goto('/contact.php');
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByText(mapTexts.failed)).toBeVisible();
  await expect(main.getByText(runningShop.shop.settings.company.street).first()).toBeVisible();
});

test('without JavaScript the contact form is checked and sent all the same', async ({ noJsPage, runningShop }) => {
  await noJsPage.goto('/contact.php');
  await writeMessage(noJsPage, 'ola');
  await expect(noJsPage.getByText('Podano niepoprawny adres email.')).toBeVisible();
  await expect(noJsPage.getByLabel(contact.message)).toHaveValue('Czy namiot zmieści się w sakwie?');
  await writeMessage(noJsPage, 'ola-bez-js@example.pl');
  await expect(noJsPage.getByText(contact.sent)).toBeInViewport();
  const letters = await lettersTo(runningShop, runningShop.shop.settings.email);
  expect(letters.at(-1)?.text).toContain('ola-bez-js@example.pl');
});

test('S2.65 the link of a shop centres the map on it', async ({ page, atClass }) => {
  await atClass(4);
  await page.goto('/sklepy');
  const map = page.getByRole('region', { name: storeTexts.map });
  await expect(map.getByRole('button', { name: 'Polana Warszawa' })).toBeVisible();
  await axe(page);
  // Away while the map still zooms: nothing may fall over behind the next page.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.leaflet-control-zoom-in')?.click();
    document.querySelector<HTMLElement>('footer a[href="/aktualnosci"]')?.click();
  });
  await expect(heading(page)).toHaveText(articleTexts.news.title);
  await page.goBack();
  await page.getByRole('link', { name: storeTexts.showOnMapOf('Polana Gdańsk') }).click();
  const pin = map.getByRole('button', { name: 'Polana Gdańsk' });
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expect(async () => {
    const [place, sheet] = await Promise.all([pin.boundingBox(), map.boundingBox()]);
    if (!place || !sheet) throw new Error('not drawn');
    // The tip of the pin, which is its place, in the middle of the map.
    expect(Math.abs(place.x + place.width / 2 - (sheet.x + sheet.width / 2))).toBeLessThan(4);
    expect(Math.abs(place.y + place.height - (sheet.y + sheet.height / 2))).toBeLessThan(6);
  }).toPass();
});

test('X.18 a snippet runs and a layer opens only after consent', async ({ page, atClass }) => {
  await atClass(4);
  const views = () => page.evaluate(() => (window as { polanaPageViews?: number }).polanaPageViews ?? 0);
  const layer = page.getByRole('complementary', { name: 'Pakowanie na prezent' });
  await page.goto(`/produkt/${demoProductId('ships-24h')}`);
  await expect(page.getByRole('region', { name: consentTexts.title })).toBeVisible();
  expect(await views()).toBe(0);
  await expect(page.locator('meta[name=polana-statistics], [data-page-layer]')).toHaveCount(0);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  const measured = page.waitForRequest('**/ajax/page-part.js*');
  await button(page, consentTexts.acceptAll).click();
  await measured;
  await expect.poll(views).toBe(1);
  await expect(page.locator('head meta[name=polana-statistics]')).toHaveCount(1);
  const signals = await page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) => Array.from(entry)),
  );
  expect(signals).toMatchObject([
    ['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }],
    ['consent', 'update', { ad_storage: 'granted', analytics_storage: 'granted' }],
  ]);
  await expect(layer).toBeHidden();
  await button(page, productTexts.buy).click();
  await expect(layer).toBeVisible();
  await axe(page);
  await layer.getByRole('button').click();
  await expect(layer).toBeHidden();
  // Going to another tab.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect
    .poll(async () => (await page.request.get('/metrics')).text())
    .toMatch(/vital_seconds_count\{name="LCP"\} \d/);
  await page.reload();
  await expect.poll(views).toBe(1);
  await button(page, productTexts.buy).click();
  await expect(page.locator('[data-page-layer="2"]')).toBeHidden();
  const leaving = page.getByRole('complementary', { name: 'Masz pytanie?' });
  await leaveAt(page, 300);
  await expect(leaving).toBeHidden();
  await leaveAt(page, 0);
  await expect(leaving).toBeVisible();
  await axe(page);
  await leaving.getByRole('button').press('Escape');
  await expect(leaving).toBeHidden();
  await leaveAt(page, 0);
  await expect(leaving).toBeHidden();
});

/** The pointer goes out of the window at this height. */
const leaveAt = (page: Page, clientY: number) =>
  page.evaluate((y) => {
    const event = new MouseEvent('mouseout', { bubbles: true, clientY: y, relatedTarget: null });
    document.documentElement.dispatchEvent(event);
  }, clientY);

/** Refusing is as easy as accepting. */
async function expectEqualSizes(asking: Locator) {
  const size = async (name: string) => {
    const box = await asking.getByRole('button', { name, exact: true }).boundingBox();
    return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
  };
  expect(await size(consentTexts.refuse)).toEqual(await size(consentTexts.acceptAll));
}

test('X.18 consent that is taken back takes away what it had brought', async ({ page, atClass }) => {
  await atClass(4);
  await page.goto('/blog');
  await expectEqualSizes(page.getByRole('region', { name: consentTexts.title }));
  await button(page, consentTexts.acceptAll).click();
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  const layer = page.getByRole('complementary', { name: 'Newsletter' });
  await expect(layer).toBeVisible();
  await expect(page.locator('head meta[name=polana-statistics]')).toHaveCount(1);
  await button(page, footerTexts.cookies).click();
  const dialog = page.getByRole('dialog', { name: consentTexts.settingsTitle });
  await expectEqualSizes(dialog);
  for (const { name } of Object.values(consentTexts.categories)) await dialog.getByLabel(name).uncheck();
  await dialog.getByRole('button', { name: consentTexts.save }).click();
  await expect(page.locator('meta[name=polana-statistics], [data-page-layer]')).toHaveCount(0);
  const last = await page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] };
    return Array.from(dataLayer.at(-1) ?? []);
  });
  expect(last).toMatchObject(['consent', 'update', { ad_storage: 'denied', analytics_storage: 'denied' }]);
});

test('S7.11 a fragment swaps the content and runs its flagged scripts, no others', async ({
  page,
  runningShop: { shop },
}) => {
  const scripts = { flagged: 'window.flagged=1;', plain: 'window.unflagged=1;' };
  await shop.pool.query(
    `insert into snippets (kind, category, address, script) values ('snippet', 'necessary', '/nigdzie$', $1), ('snippet', 'necessary', '/nigdzie$', $2)`,
    Object.values(scripts),
  );
  const { rows } = await shop.pool.query(`select body from text_pages where address = 'prywatnosc'`);
  const write = async (body: string) => {
    await shop.pool.query(`update text_pages set body = $1 where address = 'prywatnosc'`, [body]);
    await purgeTags(shop, ['snippets', 'text:prywatnosc']);
  };
  await write(
    `<p>Nowa treść</p><script src="${pagePartScriptAddress(scripts.plain)}"></script><script class="ajaxLoad" src="${pagePartScriptAddress(scripts.flagged)}"></script>`,
  );
  await page.goto('/contact.php');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('main').getByRole('link', { name: contact.privacyLink }).click();
  await expect(page.locator('#content').getByText('Nowa treść')).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'flagged' in window)).toBe(true);
  expect(await page.evaluate(() => ['stayed' in window, 'unflagged' in window])).toEqual([true, false]);
  await shop.pool.query(`delete from snippets where address = '/nigdzie$'`);
  await write(rows[0].body);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('X.29 without a network the products looked at last can still be read', async ({ page, context }) => {
    const product = demoProductId('ships-24h');
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(`/produkt/${product}`);
    const name = (await heading(page).textContent()) ?? '';
    await expect
      .poll(() =>
        page.evaluate(async () => (await (await caches.open('viewed-2')).keys()).map(({ url }) => url).join()),
      )
      .toMatch(new RegExp(`/produkt/${product}/.*/obraz/`));
    // What the page still asks for would fail with the network, which is no fault of the page.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goto('/regulamin').catch(() => {});
    await expect(heading(page)).toHaveText(offlineTexts.title);
    const isDrawn = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    const link = page.getByRole('link', { name });
    const photo = link.locator('img[src^="/obraz/"]');
    await expect.poll(() => isDrawn(photo)).toBe(true);
    await link.click();
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByText(offlineTexts.kept)).toBeVisible();
    for (const sign of ['/obraz/', '/status/']) {
      await expect.poll(() => isDrawn(page.locator(`main img[src^="${sign}"]`).first())).toBe(true);
    }
    await expect(page.locator('#projector_form').getByRole('button', { name: productTexts.buy })).toBeDisabled();
    await context.setOffline(false);
  });
});
