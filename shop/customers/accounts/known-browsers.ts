import { knownBrowsersOf } from '#shop/platform/known-browsers.ts';
import { knownBrowsers } from './tables.ts';

export const { isKnownBrowser, rememberBrowser, forgetBrowsers, sweepBrowsers } = knownBrowsersOf(
  knownBrowsers,
  'customerId',
);
