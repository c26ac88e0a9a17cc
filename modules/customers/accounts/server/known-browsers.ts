import { knownBrowsersOf } from '#platform/identity/server/known-browsers.ts';
import { knownBrowsers } from './tables.ts';

export const { isKnownBrowser, rememberBrowser, forgetBrowsers, sweepBrowsers } = knownBrowsersOf(
  knownBrowsers,
  'customerId',
);
