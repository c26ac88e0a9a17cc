import type { NewsletterState } from '#rules/customers/newsletter/newsletter-fields.ts';

/** How the state of a newsletter looks. */
export const STATE_TONES = {
  draft: 'neutral',
  sending: 'brand',
  stopped: 'warn',
  sent: 'ok',
} as const satisfies Record<NewsletterState, string>;
