import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/shop.ts';

const broken = '/dev/brak.webp';

test.beforeEach(async ({ page }) => {
  // Whole by default: only the test of broken images wants to see it fail.
  await page.route(`**${broken}`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
});

async function openCarousel(page: Page, name: string): Promise<Locator> {
  await page.goto('/dev/ui');
  const carousel = page.getByRole('region', { name, exact: true });
  await expect(carousel).toHaveAttribute('data-live');
  await carousel.scrollIntoViewIfNeeded();
  return carousel;
}

/** From here on the page's time moves only when the test moves it. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(new Date(Date.now() + 1000));
}

const slide = (carousel: Locator, number: number) =>
  carousel.getByRole('link', { name: `Slajd ${number}`, includeHidden: true });
const next = (carousel: Locator) => carousel.getByRole('button', { name: 'Następny slajd' });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box');
  return box;
}

/** Presses in the middle of the carousel and moves in small steps, as a hand does. Leaves the button down. */
async function drag(page: Page, carousel: Locator, byX: number, byY = 0) {
  const box = await boxOf(carousel);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 3;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byX, y + byY, {
    steps: Math.max(1, Math.round(Math.max(Math.abs(byX), Math.abs(byY)) / 4)),
  });
}

test('S4.52 a carousel without settings does not move by itself', async ({ page }) => {
  await page.clock.install();
  const carousel = await openCarousel(page, 'Zwykła');
  await page.clock.runFor(60_000);
  await expect(carousel).toHaveAttribute('data-mode', 'paused');
  await expect(slide(carousel, 1)).toBeInViewport({ ratio: 0.9 });
});

test('S9.11 S4.53 autoplay changes every 3 s, pauses while hovered or focused, then continues', async ({ page }) => {
  await page.clock.install();
  const carousel = await openCarousel(page, 'Samoczynna');
  await expect(carousel).toHaveAttribute('data-mode', 'autoplaying');
  await page.clock.runFor(3000);
  await page.clock.runFor(500);
  await expect(slide(carousel, 2)).toBeInViewport({ ratio: 0.9 });
  await carousel.hover();
  await expect(carousel).toHaveAttribute('data-mode', 'interrupted');
  await page.clock.runFor(20_000);
  await expect(slide(carousel, 2)).toBeInViewport({ ratio: 0.9 });
  await page.mouse.move(0, 0);
  await page.clock.runFor(3500);
  await expect(slide(carousel, 3)).toBeInViewport({ ratio: 0.9 });
  await next(carousel).focus();
  await expect(carousel).toHaveAttribute('data-mode', 'interrupted');
});

test('S4.54 S9.12 a second click within the half second of a change is ignored', async ({ page }) => {
  await page.clock.install();
  const carousel = await openCarousel(page, 'Zwykła');
  await stopClock(page);
  await next(carousel).click();
  await expect(carousel).toHaveAttribute('data-mode', 'animating');
  await next(carousel).click();
  await page.clock.runFor(500);
  await expect(carousel).toHaveAttribute('data-mode', 'paused');
  await expect(slide(carousel, 2)).toBeInViewport({ ratio: 0.9 });
  await expect(carousel.getByText('Slajd 2 z 4')).toBeAttached();
});

test('S4.55 S9.18 a swipe of a fifth of the width changes the slide, a shorter one returns', async ({ page }) => {
  const carousel = await openCarousel(page, 'Zwykła');
  const { width } = await boxOf(slide(carousel, 1));
  await drag(page, carousel, -Math.floor(width / 5) + 1);
  await expect(carousel).toHaveAttribute('data-mode', 'sliding');
  await page.mouse.up();
  await expect(carousel).toHaveAttribute('data-mode', 'paused');
  await expect(slide(carousel, 1)).toBeInViewport({ ratio: 0.9 });
  await drag(page, carousel, -Math.ceil(width / 5));
  await page.mouse.up();
  await expect(slide(carousel, 2)).toBeInViewport({ ratio: 0.9 });
});

test('S4.56 S9.16 dragging 100 px past the edge moves 35 px and springs back', async ({ page }) => {
  const carousel = await openCarousel(page, 'Zwykła');
  const before = await boxOf(slide(carousel, 1));
  await drag(page, carousel, 100);
  expect((await boxOf(slide(carousel, 1))).x - before.x).toBeCloseTo(35, 0);
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(slide(carousel, 1))).x).toBeCloseTo(before.x, 0);
});

test('S9.15 a slide fading in has z-index 1000', async ({ page }) => {
  await page.clock.install();
  const carousel = await openCarousel(page, 'Przenikanie');
  await stopClock(page);
  await next(carousel).click();
  await expect(carousel).toHaveAttribute('data-mode', 'animating');
  const incoming = carousel.getByRole('group', { name: '2 z 4' });
  await expect(incoming).toHaveCSS('z-index', '1000');
  await expect(carousel.getByRole('group', { name: '1 z 4', includeHidden: true })).toHaveCSS('z-index', '998');
  await page.clock.runFor(500);
  await expect(incoming).toHaveCSS('opacity', '1');
});

test('S9.19 a drag of 11 px on a link does not follow it, a click does', async ({ page }) => {
  const carousel = await openCarousel(page, 'Zwykła');
  await drag(page, carousel, -11);
  await page.mouse.up();
  await expect(carousel).toHaveAttribute('data-mode', 'paused');
  expect(new URL(page.url()).hash).toBe('');
  await slide(carousel, 1).click();
  await expect(page).toHaveURL(/#slajd-1$/);
});

test('S9.20 after 5 px vertically the slides stand', async ({ page }) => {
  const carousel = await openCarousel(page, 'Zwykła');
  const before = await boxOf(slide(carousel, 1));
  await drag(page, carousel, 0, 5);
  await page.mouse.move(before.x + 10, before.y + 60);
  await expect(carousel).toHaveAttribute('data-mode', 'paused');
  expect((await boxOf(slide(carousel, 1))).x).toBe(before.x);
  await page.mouse.up();
});

test('an infinite carousel goes from the first slide back to the last', async ({ page }) => {
  const carousel = await openCarousel(page, 'Bez końca');
  await carousel.getByRole('button', { name: 'Poprzedni slajd' }).click();
  await expect(slide(carousel, 4)).toBeInViewport({ ratio: 0.9 });
  await expect(carousel).toHaveAttribute('data-mode', 'paused');
  await next(carousel).press('ArrowRight');
  await expect(slide(carousel, 1)).toBeInViewport({ ratio: 0.9 });
});

for (const [ids, width, shown] of [
  ['S9.51', 1400, 6],
  ['S9.52', 1200, 4],
  ['S9.52', 979, 4],
  ['S9.53', 757, 1],
  ['S9.53', 550, 1],
] as const) {
  test(`${ids} the hotspot slider shows ${shown} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const carousel = await openCarousel(page, 'Wiele slajdów');
    const { width: room } = await boxOf(carousel);
    const { width: one } = await boxOf(carousel.getByRole('group', { name: '1 z 10' }));
    expect(Math.round(room / one)).toBe(shown);
    // Slides out of sight are out of reach.
    await expect(carousel.locator('[aria-roledescription="slajd"]:not([inert])')).toHaveCount(shown);
  });
}

test('S8.02 S8.03 a broken image is requested four times, then marked and reported', async ({ page, problems }) => {
  problems.allow(/404 GET .*brak\.webp/);
  let requests = 0;
  await page.route(`**${broken}`, (route) => {
    requests += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  const carousel = await openCarousel(page, 'Z uszkodzonym zdjęciem');
  await expect(carousel.getByRole('img', { name: 'Zdjęcie, którego nie ma' })).toHaveClass(/carousel-image-failed/);
  await expect(page.getByText(`Nie wczytano: ${broken}`)).toBeVisible();
  expect(requests).toBe(4);
});

test('without JavaScript it is a strip that scrolls, with nothing that does not work', async ({
  noJsPage,
  problems,
}) => {
  // The broken picture of the page is broken for real here.
  problems.allow(/404 GET .*brak\.webp/);
  await noJsPage.goto('/dev/ui');
  const carousel = noJsPage.getByRole('region', { name: 'Zwykła', exact: true });
  await expect(next(carousel)).toBeHidden();
  await slide(carousel, 3).scrollIntoViewIfNeeded();
  await expect(slide(carousel, 3)).toBeInViewport({ ratio: 0.9 });
});

test('under reduced motion nothing plays by itself and changes are instant', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const carousel = await openCarousel(page, 'Samoczynna');
  await page.clock.runFor(10_000);
  await expect(carousel).toHaveAttribute('data-mode', 'paused');
  await next(carousel).click();
  await page.clock.runFor(1);
  await expect(slide(carousel, 2)).toBeInViewport({ ratio: 0.9 });
});
