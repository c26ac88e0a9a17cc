import { expect, it } from 'vitest';
import type { ConsentCategory } from './consent.ts';
import { googleConsent } from './google-consent.ts';

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
