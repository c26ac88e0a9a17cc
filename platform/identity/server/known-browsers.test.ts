import { expect, it } from 'vitest';
import {
  forgetBrowsers,
  isKnownBrowser,
  rememberBrowser,
  sweepBrowsers,
} from '#modules/back-office/staff/server/known-browsers.ts';
import { addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { newToken } from '#platform/visitors/server/index.ts';

let now = new Date('2026-11-19T12:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });

it('X.41 a browser is known to the persons who signed in with it, for a year or until a new password', async () => {
  const [ewa, ola] = [await addStaff(shop, 'owner'), await addStaff(shop, 'editor')];
  const browser = newToken();
  expect(await isKnownBrowser(shop, browser, ewa)).toBe(false);
  expect(await rememberBrowser(shop, browser, ewa)).toBe(browser);
  expect(await isKnownBrowser(shop, browser, ola)).toBe(false);
  await rememberBrowser(shop, browser, ola);
  await forgetBrowsers(shop, ola);
  expect([await isKnownBrowser(shop, browser, ewa), await isKnownBrowser(shop, browser, ola)]).toEqual([true, false]);
  // A forged cookie is replaced.
  expect(await rememberBrowser(shop, 'forged', ola)).not.toBe('forged');
  expect(await isKnownBrowser(shop, 'forged', ola)).toBe(false);
  now = new Date(now.getTime() + 366 * DAY_MS);
  await sweepBrowsers(shop);
  expect(await isKnownBrowser(shop, browser, ewa)).toBe(false);
});
