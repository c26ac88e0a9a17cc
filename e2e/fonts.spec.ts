import type { Page } from '@playwright/test';
import { expectNoShift, watchShifts } from './fixtures/layout-shifts.ts';
import { expect, test, viewports } from './fixtures/shop.ts';

/** A cached page, and two screens where the router goes on without a new document. */
const ADDRESSES = ['/kategoria/100/odziez', '/zwroty', '/rejestracja'];

/** The fonts that the browser has used in an element. */
async function renderedFonts(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName).join(', ');
}

for (const viewportClass of [1, 4] as const) {
  const { width } = viewports[viewportClass];
  for (const address of ADDRESSES) {
    test(`fonts that come after the first paint of ${address} at ${width} px are used, and nothing moves`, async ({
      page,
      context,
      baseURL,
      atClass,
    }) => {
      await context.addCookies([{ name: 'ck_cook', value: 'true', url: baseURL ?? '' }]);
      await atClass(viewportClass);
      await watchShifts(page);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const requested: string[] = [];
      await page.route('**/*.woff2', async (route) => {
        requested.push(route.request().url());
        await released;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await renderedFonts(page, 'h1')).not.toContain('Bricolage');
      expect(requested).toHaveLength(4);
      release();
      await expect.poll(() => renderedFonts(page, 'h1')).toMatch(/^Bricolage Grotesque[^,]*$/);
      await expect.poll(() => renderedFonts(page, 'main p')).toMatch(/^Figtree[^,]*$/);
      await expectNoShift(page);
    });
  }
}
