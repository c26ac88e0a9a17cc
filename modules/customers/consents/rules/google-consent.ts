import type { ConsentCategory } from './consent.ts';

type Signal = 'granted' | 'denied';

/** What Google's tags may keep and send, in the words of its consent mode. */
export function googleConsent(allowed: readonly ConsentCategory[]): Record<string, Signal> {
  const analytics: Signal = allowed.includes('analytics') ? 'granted' : 'denied';
  const marketing: Signal = allowed.includes('marketing') ? 'granted' : 'denied';
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    personalization_storage: marketing,
    analytics_storage: analytics,
    // What a shop needs to work and to be safe asks nobody.
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}
