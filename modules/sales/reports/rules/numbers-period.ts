import { addDays, type Day, daysBetween, isDay, weekDayOf } from '#platform/time/rules/day.ts';

export const GRAINS = ['day', 'week', 'month'] as const;
export type Grain = (typeof GRAINS)[number];

/** Days of Warsaw, both counted in, and what is rendered as one bar. */
export interface NumbersPeriod {
  from: Day;
  to: Day;
  grain: Grain;
}

/** Periods offered by one press, in days up to today. */
export const PERIOD_LENGTHS = [7, 30, 90, 365] as const;
const DEFAULT_LENGTH = 30;
const MAX_DAYS = 5 * 366;
/** More bars cannot be distinguished. */
const MAX_BARS = 100;

/** A period from an address; whatever it cannot be is as it is by default: 30 days up to today. */
export function parsePeriod(query: URLSearchParams, today: Day): NumbersPeriod {
  const day = (name: string) => {
    const text = query.get(name) ?? '';
    return isDay(text) && text <= today ? text : null;
  };
  const to = day('do') ?? today;
  const begun = day('od') ?? addDays(to, 1 - DEFAULT_LENGTH);
  const first = begun > to ? to : begun;
  const earliest = addDays(to, 1 - MAX_DAYS);
  const from = first < earliest ? earliest : first;
  const asked = GRAINS.find((grain) => grain === query.get('po')) ?? 'day';
  return { from, to, grain: coarseEnough(asked, from, to) };
}

export function periodQuery({ from, to, grain }: NumbersPeriod): string {
  return new URLSearchParams({ od: from, do: to, po: grain }).toString();
}

/** So many days up to today, by days or weeks as they fit. */
export function lastDays(length: number, today: Day): NumbersPeriod {
  const from = addDays(today, 1 - length);
  return { from, to: today, grain: coarseEnough('day', from, today) };
}

function coarseEnough(asked: Grain, from: Day, to: Day): Grain {
  const wanted = GRAINS.indexOf(asked);
  return GRAINS.find((grain, index) => index >= wanted && daysBetween(from, to) / DAYS_OF[grain] < MAX_BARS) ?? 'month';
}

const DAYS_OF: Record<Grain, number> = { day: 1, week: 7, month: 28 };

/** As many days before: what the period is compared with. */
export function periodBefore({ from, to, grain }: NumbersPeriod): NumbersPeriod {
  const length = daysBetween(from, to) + 1;
  return { from: addDays(from, -length), to: addDays(to, -length), grain };
}

/** The first day of the week or month a day is in: Monday, or the first. */
export function startOf(day: Day, grain: Grain): Day {
  if (grain === 'month') return `${day.slice(0, 8)}01`;
  return grain === 'week' ? addDays(day, 1 - weekDayOf(day)) : day;
}

/** The days that begin the bars of a period; the first may begin before it. */
export function barsOf({ from, to, grain }: NumbersPeriod): Day[] {
  const bars = new Set<Day>();
  for (let day = from; day <= to; day = addDays(day, 1)) bars.add(startOf(day, grain));
  return [...bars];
}

/** What a day of the time before is compared with: the same place in the period. */
export function alignedDay(day: Day, { from, to }: NumbersPeriod): Day {
  return addDays(day, daysBetween(from, to) + 1);
}

interface SplitDays {
  /** The first days of the first and the last whole month; null when there is none. */
  months: { first: Day; last: Day } | null;
  /** What is left before and after them. */
  days: { from: Day; to: Day }[];
}

/** A stretch of days as whole months and the days around them. */
export function splitMonths(from: Day, to: Day): SplitDays {
  const first = from.endsWith('-01') ? from : nextMonth(from);
  const end = startOf(addDays(to, 1), 'month');
  if (end <= first) return { months: null, days: [{ from, to }] };
  const around = [
    { from, to: addDays(first, -1) },
    { from: end, to },
  ];
  return {
    months: { first, last: startOf(addDays(end, -1), 'month') },
    days: around.filter((part) => part.from <= part.to),
  };
}

function nextMonth(day: Day): Day {
  return startOf(addDays(startOf(day, 'month'), 31), 'month');
}
