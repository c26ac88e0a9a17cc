import { Badge } from '#platform/ui/badge.tsx';
import type { NewsletterState } from '../../rules/newsletter-fields.ts';
import { states } from '../../texts/panel.ts';

const TONES = {
  draft: 'neutral',
  sending: 'brand',
  stopped: 'warn',
  sent: 'ok',
} as const satisfies Record<NewsletterState, string>;

export function NewsletterBadge({ state }: { state: NewsletterState }) {
  return <Badge tone={TONES[state]}>{states[state]}</Badge>;
}
