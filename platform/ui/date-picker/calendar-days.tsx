import type { KeyboardEvent } from 'react';
import { monthWeeks } from '#platform/time/rules/calendar-month.ts';
import type { Day } from '#platform/time/rules/day.ts';
import * as calendarTexts from '#platform/time/texts/calendar.ts';
import { classNames } from '../class-names.ts';

interface CalendarDaysProps {
  focused: Day;
  today: Day;
  min?: Day;
  max?: Day;
  titleId: string;
  onPick(day: Day): void;
  onKeyDown(event: KeyboardEvent): void;
}

export function CalendarDays({ focused, today, min, max, titleId, onPick, onKeyDown }: CalendarDaysProps) {
  const closed = (day: Day) => (min !== undefined && day < min) || (max !== undefined && day > max);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is moved through with the arrows, a table is only read
    <table role="grid" aria-labelledby={titleId} className="figures mt-2 w-full table-fixed text-center">
      <thead>
        <tr>
          {calendarTexts.weekDays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className="py-1 text-sm font-medium text-ink-soft">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(focused).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the week is what the cell is
              <td key={index} className="p-0">
                {day && (
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === focused ? 0 : -1}
                    disabled={closed(day)}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={calendarTexts.day(day)}
                    className={classNames(
                      'inline-flex size-11 max-w-full items-center justify-center rounded-sm disabled:opacity-40',
                      day === focused
                        ? 'bg-brand text-brand-ink forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                        : 'hover:bg-surface-2',
                      day === today && 'font-bold underline underline-offset-4',
                    )}
                    onClick={() => onPick(day)}
                    onKeyDown={onKeyDown}
                  >
                    {Number(day.slice(8))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
