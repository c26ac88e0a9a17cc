import { addDays, type Day, daysBetween, isDay, weekDayOf } from '#platform/time/rules/day.ts';

export const GRAINS = ['day', 'week', 'month'] as const;
export type Grain = (typeof GRAINS)[number];

/** Warsaw days, both inclusive, and the length of one bar. */
export interface NumbersPeriod {
  from: Day;
  to: Day;
  grain: Grain;
}

/** Lengths of the offered periods in days up to today. */
export const PERIOD_LENGTHS = [7, 30, 90, 365] as const;
const DEFAULT_LENGTH = 30;
const MAX_DAYS = 5 * 366;
const MAX_BARS = 100;

/** Invalid parts of the query have their defaults: 30 days up to today. */
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
  const grain = GRAINS.find((one) => one === query.get('po')) ?? 'day';
  return { from, to, grain: coarseEnough(grain, from, to) };
}

export function periodQuery({ from, to, grain }: NumbersPeriod): string {
  return new URLSearchParams({ od: from, do: to, po: grain }).toString();
}

export function lastDays(length: number, today: Day): NumbersPeriod {
  const from = addDays(today, 1 - length);
  return { from, to: today, grain: coarseEnough('day', from, today) };
}

/** The requested grain, or the first coarser one with few enough bars. */
function coarseEnough(requested: Grain, from: Day, to: Day): Grain {
  const wanted = GRAINS.indexOf(requested);
  return GRAINS.find((grain, index) => index >= wanted && daysBetween(from, to) / DAYS_OF[grain] < MAX_BARS) ?? 'month';
}

const DAYS_OF: Record<Grain, number> = { day: 1, week: 7, month: 28 };

export function periodBefore({ from, to, grain }: NumbersPeriod): NumbersPeriod {
  const length = daysBetween(from, to) + 1;
  return { from: addDays(from, -length), to: addDays(to, -length), grain };
}

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

/** The day of the period at the same position as a day of the period before. */
export function alignedDay(day: Day, { from, to }: NumbersPeriod): Day {
  return addDays(day, daysBetween(from, to) + 1);
}

interface SplitDays {
  /** The first days of the first and the last whole month; null when there is none. */
  months: { first: Day; last: Day } | null;
  /** The days before and after them. */
  days: { from: Day; to: Day }[];
}

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
