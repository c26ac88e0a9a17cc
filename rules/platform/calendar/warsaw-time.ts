import type { Day } from './day.ts';

export interface WarsawTime {
  day: Day;
  /** Minutes since midnight. */
  minutes: number;
}

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The shop's clock: its day and hour do not depend on where the server or the shopper stands. */
export function warsawTime(moment: Date): WarsawTime {
  const [day = '', time = ''] = CLOCK.format(moment).split(' ');
  return { day, minutes: readMinutes(time) ?? 0 };
}

/** `HH:MM` or `HH:MM:SS` as minutes since midnight; null when it is no time. */
export function readMinutes(time: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return Number(hours) * 60 + Number(minutes);
}

/** `HH:MM` */
export function writeMinutes(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
