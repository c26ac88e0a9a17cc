import { dayAndMonth } from '../rules/date-format.ts';
import { type Day, weekDayOf } from '../rules/day.ts';

/** As it follows „wyślemy” and „dostawa”. */
const ON_WEEKDAY = [
  'w poniedziałek',
  'we wtorek',
  'w środę',
  'w czwartek',
  'w piątek',
  'w sobotę',
  'w niedzielę',
] as const;

const WEEKDAYS = ['Poniedziałek', 'Wtorek', 'Środa', 'Czwartek', 'Piątek', 'Sobota', 'Niedziela'] as const;

/** A day that is a headline: Poniedziałek, 23 listopada. */
export function weekdayAndDay(day: Day): string {
  return `${WEEKDAYS[weekDayOf(day) - 1] ?? ''}, ${dayAndMonth(new Date(day))}`;
}

export function onWeekday(weekDay: number): string {
  return ON_WEEKDAY[weekDay - 1] ?? 'wkrótce';
}

/** With its name: orders and mails, which are read on other days too, name the day. */
export function tomorrow(weekDay: number): string {
  return `jutro, ${onWeekday(weekDay)}`;
}

/** With the date, when the weekday alone would mislead. */
export function onWeekdayWithDate({ weekDay, day, month }: { weekDay: number; day: number; month: number }): string {
  return `${onWeekday(weekDay)} (${twoDigits(day)}.${twoDigits(month)})`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
