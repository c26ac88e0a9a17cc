import { DAY_MS } from './units.ts';
import { aheadOfUtcMs } from './warsaw-clock.ts';

/** A calendar day as `YYYY-MM-DD`: compares and sorts as text. */
export type Day = string;

export function writeDay(year: number, month: number, day: number): Day {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** A day in a plausible year: the others are mistyped, and clocks disagree about them. */
export function isMeantDay(text: string): boolean {
  return isDay(text) && text >= '1900' && text < '3000';
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** 1 Monday … 7 Sunday. */
export function weekDayOf(day: Day): number {
  return ((new Date(day).getUTCDay() + 6) % 7) + 1;
}

interface WarsawTime {
  day: Day;
  /** Minutes since midnight. */
  minutes: number;
}

/** The shop's clock: its day and hour do not depend on the location of the server or the customer. */
export function warsawTime(moment: Date): WarsawTime {
  const shown = new Date(moment.getTime() + aheadOfUtcMs(moment.getTime()));
  return { day: shown.toISOString().slice(0, 10), minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes() };
}

/** The day it is at the shop at this moment. "Today" is `warsawDay(now)`, never the day in UTC or of the server. */
export function warsawDay(moment: Date): Day {
  return warsawTime(moment).day;
}

/** `HH:MM` or `HH:MM:SS` as minutes since midnight; null when it is no time. */
export function parseMinutes(time: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return Number(hours) * 60 + Number(minutes);
}

/** `HH:MM` */
export function writeMinutes(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}:\d{2})?$/i;

/** Parses a written moment; one that names no zone is by the shop's clock. Null when it is no moment. */
export function parseMoment(text: string): Date | null {
  const [, day, time = '00:00', zone] = WRITTEN.exec(text.trim()) ?? [];
  const read = day === undefined ? Number.NaN : Date.parse(`${day}T${time}${zone?.toUpperCase() ?? 'Z'}`);
  if (Number.isNaN(read) || !isMeantDay(day ?? '')) return null;
  if (zone !== undefined) return new Date(read);
  // The first try may fall on the other side of a clock change; the second goes by the right clock.
  const near = read - aheadOfUtcMs(read);
  return new Date(read - aheadOfUtcMs(near));
}
