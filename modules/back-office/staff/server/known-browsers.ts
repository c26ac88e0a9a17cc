import { knownBrowsersOf } from '#platform/identity/server/known-browsers.ts';
import { staffBrowsers } from './tables.ts';

/** Travels to the panel alone and stays after signing out. */
export const STAFF_BROWSER_COOKIE = 'zaplecze_known_browser';

/** X.41: a known browser has its own count of wrong passwords. */
export const { isKnownBrowser, rememberBrowser, forgetBrowsers, sweepBrowsers } = knownBrowsersOf(
  staffBrowsers,
  'staffId',
);
