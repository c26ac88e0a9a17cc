import type { ConsentCategory } from './consent.ts';

type Signal = 'granted' | 'denied';

export function googleConsent(allowed: readonly ConsentCategory[]): Record<string, Signal> {
  const analytics: Signal = allowed.includes('analytics') ? 'granted' : 'denied';
  const marketing: Signal = allowed.includes('marketing') ? 'granted' : 'denied';
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    personalization_storage: marketing,
    analytics_storage: analytics,
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}
