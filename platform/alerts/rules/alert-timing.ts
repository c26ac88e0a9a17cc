/** The four variants of an alert popup (S4.58). */
export const alertKinds = ['info', 'warning', 'error', 'success'] as const;
export type AlertKind = (typeof alertKinds)[number];

export const alertShownMs = 4000; // S9.27
export const alertFadeMs = 500; // S9.28

export type AlertPhase = 'shown' | 'fading' | 'gone';

/** Where an alert is after the time it has been on screen, and how long until that changes (S4.57). */
export function alertPhaseAt(elapsedMs: number): { phase: AlertPhase; changesInMs: number } {
  if (elapsedMs < alertShownMs) return { phase: 'shown', changesInMs: alertShownMs - elapsedMs };
  const end = alertShownMs + alertFadeMs;
  if (elapsedMs < end) return { phase: 'fading', changesInMs: end - elapsedMs };
  return { phase: 'gone', changesInMs: 0 };
}
