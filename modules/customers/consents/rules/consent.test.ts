import { describe, expect, it } from 'vitest';
import { type ConsentCategory, consentDays, consentStep, parseAllowed, writeAllowed } from './consent.ts';
import { googleConsent } from './google-consent.ts';

describe('cookie consent', () => {
  it.each([
    [{}, 'ask'],
    [{ ck_cook: 'true' }, 'answered'],
    [{ ck_cook: 'no' }, 'ask'],
    [{ login: 'anna' }, 'dismiss'],
    [{ login: '' }, 'dismiss'],
    [{ login: 'anna', ck_cook: 'true' }, 'answered'],
  ] as const)('S4.59 with the cookies %o the banner is: %s', (cookies, expected) => {
    expect(consentStep(new Map(Object.entries(cookies)))).toBe(expected);
  });

  it('S9.32 the consent cookie lasts 30 days', () => {
    expect(consentDays).toBe(30);
  });

  it.each<[ConsentCategory[], string]>([
    [[], 'necessary'],
    [['marketing'], 'marketing'],
    [['marketing', 'analytics'], 'analytics.marketing'],
  ])('%j is kept as %s and read back', (allowed, text) => {
    expect(writeAllowed(allowed)).toBe(text);
    expect(parseAllowed(new Map([['ck_consent', text]])).toSorted()).toEqual(allowed.toSorted());
  });

  it('a dismissed banner alone allows nothing', () => {
    expect(parseAllowed(new Map([['ck_cook', 'true']]))).toEqual([]);
  });
});

it.each<[ConsentCategory[], string, string]>([
  [[], 'denied', 'denied'],
  [['analytics'], 'granted', 'denied'],
  [['marketing'], 'denied', 'granted'],
  [['analytics', 'marketing'], 'granted', 'granted'],
])('with %j analytics is %s and advertising %s', (allowed, analytics, marketing) => {
  expect(googleConsent(allowed)).toMatchObject({
    analytics_storage: analytics,
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    security_storage: 'granted',
  });
});
