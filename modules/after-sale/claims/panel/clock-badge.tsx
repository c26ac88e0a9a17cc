import { shortDay } from '#platform/time/rules/date-format.ts';
import { Badge, type BadgeTone } from '#platform/ui/badge.tsx';
import type { Clock } from '../rules/legal-clock.ts';
import * as texts from '../texts/panel.ts';

const TONES: Record<Clock['urgency'], BadgeTone> = { late: 'error', soon: 'warn', calm: 'neutral' };

/** How long the shop still has; what it is late with is seen at once. */
export function ClockBadge({ clock }: { clock: Clock | null }) {
  if (!clock) return <span className="text-ink-soft">{texts.noClock}</span>;
  return (
    <span className="inline-flex flex-col items-start gap-1 whitespace-nowrap">
      <Badge tone={TONES[clock.urgency]}>{texts.clock(clock)}</Badge>
      <span className="figures text-ink-soft text-sm">{texts.due(shortDay(clock.due))}</span>
    </span>
  );
}
