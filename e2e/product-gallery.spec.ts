import type { Locator, Page } from '@playwright/test';
import { type DemoState, demoProductId } from '#demo/demo-states.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import * as carouselTexts from '#platform/carousel/texts/carousel.ts';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/shop.ts';
import { onPhoneDaily } from './fixtures/thorough.ts';

async function open(page: Page, state: DemoState) {
  await page.goto(`/produkt/${demoProductId(state)}`);
  await expect(gallery(page)).toHaveAttribute('data-live', '');
}
const gallery = (page: Page) => page.getByRole('region', { name: productTexts.galleryTitle }).first();
const viewer = (page: Page) => page.getByRole('dialog', { name: productTexts.galleryTitle });
const thumbnails = (page: Page) => page.getByRole('list', { name: productTexts.galleryThumbnails }).getByRole('link');
const photo = (page: Page, number: number) => page.locator(`#zdjecie-${number}`);
const position = (page: Page, number: number, count = 12) =>
  viewer(page).getByText(carouselTexts.slide(number, count), { exact: true }).first();

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'ck_cook', value: 'true', url: baseURL ?? '' }]);
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box');
  return box;
}

/** How wide a picture the browser has chosen for a photo. */
const fetchedWidth = (picture: Locator) =>
  picture.evaluate((image) => Number(/\/obraz\/(\d+)\//.exec((image as HTMLImageElement).currentSrc)?.[1]));

async function showPhoto(page: Page, number: number) {
  await thumbnails(page)
    .nth(number - 1)
    .click();
  await expect(photo(page, number)).toBeInViewport({ ratio: 0.9 });
  await expect(gallery(page)).toHaveAttribute('data-mode', 'paused');
}

async function openThirdPhoto(page: Page) {
  await showPhoto(page, 3);
  await photo(page, 3).click();
  await expect(position(page, 3)).toBeVisible();
}

test.describe('photos', () => {
  test('S2.12 a photo grows under the pointer, around the place pointed at', async ({ page, atClass }) => {
    await atClass(4);
    await open(page, 'many-photos');
    const picture = photo(page, 1).getByRole('img');
    await expect(picture).toHaveCSS('scale', 'none');
    const before = await boxOf(picture);
    await photo(page, 1).hover({ position: { x: before.width / 4, y: before.height / 4 } });
    await expect(picture).toHaveCSS('scale', '1.8');
    const enlarged = await boxOf(picture);
    expect(enlarged.width / before.width).toBeCloseTo(1.8, 1);
    // A quarter of the added width is to the left of the pointer, three quarters to the right.
    expect((before.x - enlarged.x) / (enlarged.width - before.width)).toBeCloseTo(0.25, 1);
    // Its picture is as large as its displayed size.
    await expect.poll(() => fetchedWidth(picture)).toBeGreaterThanOrEqual(Math.floor(enlarged.width));
  });

  for (const viewportClass of [1, 4] as const) {
    test(`S2.13 S4.42 the third photo opens in the viewer, which any way out closes, at class ${viewportClass}${onPhoneDaily(viewportClass)}`, async ({
      page,
      atClass,
    }) => {
      await atClass(viewportClass);
      await open(page, 'many-photos');
      const address = page.url();
      const place = () => page.evaluate(() => navigation.currentEntry?.index ?? 0);
      const own = await place();
      await openThirdPhoto(page);
      const box = await boxOf(viewer(page));
      expect(box).toEqual({ x: 0, y: 0, ...page.viewportSize() });
      const shown = viewer(page).locator('.carousel-slide:not([inert])');
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAccessibleName('3 z 12');
      await expect(shown.getByRole('img')).toBeInViewport();
      await axe(page);

      // A click on the photo stays, one next to it closes.
      await shown.getByRole('img').click();
      await expect(viewer(page)).toBeVisible();
      const picture = await boxOf(shown.getByRole('img'));
      await page.mouse.click(picture.x > 24 ? 20 : box.width / 2, picture.x > 24 ? box.height / 2 : picture.y - 12);
      await expect(viewer(page)).toBeHidden();
      await expect(photo(page, 3)).toBeFocused();

      await photo(page, 3).click();
      await expect(position(page, 3)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(position(page, 4)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(viewer(page)).toBeHidden();
      // The gallery is where the viewer was left, and so does the focus.
      await expect(photo(page, 4)).toBeFocused();
      await expect(photo(page, 4)).toBeInViewport({ ratio: 0.9 });
      await expect(gallery(page)).toHaveAttribute('data-mode', 'paused');

      await photo(page, 4).click();
      await expect(position(page, 4)).toBeVisible();
      // Closed and opened again before the browser has gone back.
      const close = viewer(page).getByRole('button', { name: uiTexts.close });
      await close.evaluate((button: HTMLButtonElement) => {
        button.click();
        document.getElementById('zdjecie-4')?.click();
      });
      await expect(position(page, 4)).toBeVisible();
      await expect.poll(place).toBe(own + 1);
      await page.goBack();
      await expect(viewer(page)).toBeHidden();
      expect(page.url()).toBe(address);
    });
  }

  test('S2.12 in the viewer a photo is enlarged by button and wheel and moved instead of swiped', async ({
    page,
    atClass,
  }) => {
    await atClass(4);
    await open(page, 'many-photos');
    await openThirdPhoto(page);
    const picture = viewer(page).locator('.carousel-slide:not([inert])').getByRole('img');
    // Its box has its own shape when it is there.
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    const { width, x, y, height } = await boxOf(picture);
    await viewer(page).getByRole('button', { name: productTexts.galleryZoomIn }).click();
    await expect.poll(async () => (await boxOf(picture)).width).toBeGreaterThan(width * 1.3);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 200, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(position(page, 3)).toBeVisible();
    await viewer(page).getByRole('button', { name: productTexts.galleryZoomOut }).click();
    await expect.poll(async () => Math.round((await boxOf(picture)).width)).toBe(Math.round(width));
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.wheel(0, -300);
    await expect.poll(async () => (await boxOf(picture)).width).toBeGreaterThan(width * 1.05);
    // A double click makes it whole, the next one large, and neither closes the viewer.
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    await expect.poll(async () => Math.round((await boxOf(picture)).width)).toBe(Math.round(width));
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    await expect.poll(async () => (await boxOf(picture)).width).toBeGreaterThan(width * 2);
  });

  test('S2.14 thumbnails are in a column of seven at class 4 and in a row below', async ({ page, atClass }) => {
    await atClass(4);
    await open(page, 'many-photos');
    await expect(thumbnails(page)).toHaveCount(12);
    const inView = async () => {
      const strip = await boxOf(page.getByRole('list', { name: productTexts.galleryThumbnails }));
      const boxes = await Promise.all((await thumbnails(page).all()).map(boxOf));
      const visible = boxes.filter(
        (box) =>
          box.y >= strip.y - 1 &&
          box.y + box.height <= strip.y + strip.height + 1 &&
          box.x >= strip.x - 1 &&
          box.x + box.width <= strip.x + strip.width + 1,
      );
      return { visible, strip };
    };
    const column = await inView();
    expect(column.visible).toHaveLength(7);
    expect(new Set(column.visible.map(({ x }) => x)).size).toBe(1);
    const large = await boxOf(photo(page, 1));
    expect(column.strip.x + column.strip.width).toBeLessThanOrEqual(large.x);
    expect(column.strip.height).toBeCloseTo(large.height, -1);

    // The chosen one comes into the strip's view.
    await showPhoto(page, 7);
    await page.getByRole('button', { name: carouselTexts.next }).first().click();
    await expect(thumbnails(page).nth(7)).toHaveAttribute('aria-current', 'true');
    await expect(thumbnails(page).nth(7)).toBeInViewport({ ratio: 0.9 });

    for (const viewportClass of [1, 2, 3] as const) {
      await atClass(viewportClass);
      const { visible } = await inView();
      expect(visible.length, `class ${viewportClass}`).toBeGreaterThan(3);
      expect(new Set(visible.map(({ y }) => y)).size, `class ${viewportClass}`).toBe(1);
    }
  });

  test('S8.02 S8.03 a broken photo is requested four times, half a second apart, then marked and reported', async ({
    page,
    problems,
  }) => {
    problems.allow(/404 GET .*\/plecak\//);
    await page.addInitScript(() => {
      document.addEventListener('carousel-image-failed', (event) => {
        document.documentElement.dataset.failed = String((event as CustomEvent<{ src: string }>).detail.src);
      });
    });
    const asked: number[] = [];
    let broken = '';
    await page.route(/plecak\/\d-las-przod/, (route) => {
      const address = route.request().url();
      broken ||= address;
      // Thumbnails and the icons of other products are other files.
      if (address === broken) asked.push(Date.now());
      return route.fulfill({ status: 404, body: '' });
    });
    await open(page, 'many-photos');
    await expect(photo(page, 1).getByRole('img')).toHaveClass(/carousel-image-failed/);
    await expect(page.locator('html')).toHaveAttribute('data-failed', /plecak\/\d-las-przod/);
    expect(asked).toHaveLength(4);
    const pauses = asked.slice(2).map((time, index) => time - (asked[index + 1] ?? 0));
    // A busy machine may answer late, never early; the exact half second is the unit test's.
    for (const pause of pauses) expect(pause).toBeGreaterThan(450);
  });

  test('without JavaScript thumbnails lead to their photos and a photo to its large file', async ({ noJsPage }) => {
    await noJsPage.goto(`/produkt/${demoProductId('many-photos')}`);
    await thumbnails(noJsPage).nth(2).click();
    await expect(photo(noJsPage, 3)).toBeInViewport({ ratio: 0.5 });
    const large = await photo(noJsPage, 3).getAttribute('href');
    const answer = await noJsPage.request.get(large ?? '');
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  });
});

test('S2.15 S4.43 a film is fetched when its slide is shown, plays, and pauses when it is left', async ({
  page,
  atClass,
}) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.webm')) films.push(request.url());
  });
  await atClass(4);
  await open(page, 'film');
  const film = gallery(page).locator('video');
  const count = await thumbnails(page).count();
  await showPhoto(page, 2);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(films).toEqual([]);

  await thumbnails(page)
    .nth(count - 1)
    .click();
  await expect.poll(() => films.length).toBeGreaterThan(0);
  await expect(film).toBeInViewport({ ratio: 0.9 });
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await axe(page);
  await showPhoto(page, 1);
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});
