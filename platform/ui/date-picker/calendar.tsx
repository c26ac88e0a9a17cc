import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { addMonths, BIG_MONTH_STEP, MONTH_STEP, monthWeeks, moveByKey } from '#platform/time/rules/calendar-month.ts';
import type { Day } from '#platform/time/rules/day.ts';
import * as calendarTexts from '#platform/time/texts/calendar.ts';
import { classNames } from '../class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/directions.tsx';

interface CalendarProps {
  start: Day;
  today: Day;
  min?: Day;
  max?: Day;
  onPick(day: Day): void;
  onClose(): void;
}

export default function Calendar({ start, today, min, max, onPick, onClose }: CalendarProps) {
  const [focused, setFocused] = useState(() => within(start, min, max));
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const followsFocus = useRef(true);

  // Steps of the month keep the focus on their button; keys take it along to the day.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is the reason to move the focus
  useEffect(() => {
    if (followsFocus.current) box.current?.querySelector<HTMLElement>('[tabindex="0"][data-day]')?.focus();
  }, [focused]);

  useEffect(() => {
    function handleKey(event: PointerEvent) {
      const place = box.current?.parentElement;
      if (event.target instanceof Node && place && !place.contains(event.target)) onClose();
    }
    document.addEventListener('pointerdown', handleKey);
    return () => document.removeEventListener('pointerdown', handleKey);
  }, [onClose]);

  function handleDayKey(event: KeyboardEvent) {
    const next = moveByKey(focused, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    followsFocus.current = true;
    setFocused(within(next, min, max));
  }

  function step(months: number) {
    followsFocus.current = false;
    setFocused(within(addMonths(focused, months), min, max));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }

  return (
    <div
      ref={box}
      role="dialog"
      aria-labelledby={titleId}
      className="absolute top-full left-0 z-30 mt-1 w-[22rem] max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-surface p-3 shadow-soft"
      onKeyDown={handleKey}
    >
      <div className="flex items-center justify-between">
        <CalendarSteps direction={-1} onStep={step} steps={[BIG_MONTH_STEP, MONTH_STEP]} />
        <p id={titleId} aria-live="polite" className="figures font-semibold">
          {calendarTexts.month(Number(focused.slice(5, 7)), Number(focused.slice(0, 4)))}
        </p>
        <CalendarSteps direction={1} onStep={step} steps={[MONTH_STEP, BIG_MONTH_STEP]} />
      </div>
      <CalendarDays
        focused={focused}
        today={today}
        min={min}
        max={max}
        onPick={onPick}
        titleId={titleId}
        onKeyDown={handleDayKey}
      />
    </div>
  );
}

function within(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}

interface CalendarStepsProps {
  direction: -1 | 1;
  steps: readonly number[];
  onStep(months: number): void;
}

function CalendarSteps({ direction, steps, onStep }: CalendarStepsProps) {
  const Icon = direction < 0 ? ChevronLeftIcon : ChevronRightIcon;
  const names = direction < 0 ? calendarTexts.previous : calendarTexts.next;
  return (
    <div className="flex">
      {steps.map((months) => {
        const big = months > 1;
        return (
          <button
            key={months}
            type="button"
            aria-label={big ? names.year : names.month}
            className="flex size-11 items-center justify-center rounded-sm hover:bg-surface-2"
            onClick={() => onStep(direction * months)}
          >
            <Icon className="size-5" />
            {big && <Icon className="-ml-3.5 size-5" />}
          </button>
        );
      })}
    </div>
  );
}

interface CalendarDaysProps {
  focused: Day;
  today: Day;
  min?: Day;
  max?: Day;
  titleId: string;
  onPick(day: Day): void;
  onKeyDown(event: KeyboardEvent): void;
}

function CalendarDays({ focused, today, min, max, titleId, onPick, onKeyDown }: CalendarDaysProps) {
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
