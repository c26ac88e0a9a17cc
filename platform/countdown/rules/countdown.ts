import { DAY_S } from '#platform/time/rules/units.ts';
export interface CountdownParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** S9.68, milliseconds. */
export const COUNTDOWN_STEP = 1000;

/** The rest of a promotion (S4.44); null once it is over (S4.45). */
export function countdownParts(until: number, now: number): CountdownParts | null {
  const left = Math.ceil((until - now) / 1000);
  if (!(left > 0)) return null;
  return {
    days: Math.floor(left / DAY_S),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
