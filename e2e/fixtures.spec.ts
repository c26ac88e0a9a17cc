import { expect, test } from '@playwright/test';
import { axe } from './fixtures/axe.ts';
import { watchPage } from './fixtures/page-problems.ts';

// The watchers themselves: each must find the fault it is there for.
const address = 'http://shop.test';

async function open(page: import('@playwright/test').Page, html: string, headers: Record<string, string> = {}) {
  const problems = watchPage(address);
  problems.watch(page);
  await page.route('**/*', (route) =>
    new URL(route.request().url()).pathname === '/'
      ? route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="pl"><title>T</title>${html}`,
          headers,
        })
      : route.fulfill({ status: 404, body: '' }),
  );
  await page.goto(`${address}/`, { waitUntil: 'load' });
  return problems;
}

test('a clean page has no problems', async ({ page }) => {
  const problems = await open(page, '<link rel="icon" href="data:,"><main><h1>Sklep</h1></main>');
  problems.expectNone();
  await axe(page);
});

for (const [name, html, headers] of [
  ['an error in the console', '<script>console.error("broken")</script>', {}],
  ['an uncaught error', '<script>throw new Error("broken")</script>', {}],
  ['a violation of the CSP', '<script>1</script>', { 'content-security-policy': "script-src 'self'" }],
  ['a missing own file', '<img src="/gone.png" alt="">', {}],
] as const) {
  test(`finds ${name}, unless the test declares it`, async ({ page }) => {
    const problems = await open(page, `<link rel="icon" href="data:,">${html}`, headers);
    expect(() => problems.expectNone()).toThrow();
    problems.allow(/broken|Content Security Policy|gone\.png/);
    problems.expectNone();
  });
}

test('a declared problem that does not happen is a fault of the test', async ({ page }) => {
  const problems = await open(page, '<link rel="icon" href="data:,"><h1>Sklep</h1>');
  problems.allow(/broken/);
  expect(() => problems.expectNone()).toThrow();
});

test('finds a violation of WCAG 2.2 AA', async ({ page }) => {
  await open(page, '<link rel="icon" href="data:,"><img src="data:,"><button></button>');
  await expect(axe(page)).rejects.toThrow(/image-alt[\s\S]*button-name|button-name[\s\S]*image-alt/);
});
