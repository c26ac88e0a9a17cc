import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import { DEFAULT_DATE_FORMAT, formatDate, parseDate } from '#platform/time/rules/date-format.ts';
import { type Day, warsawDay } from '#platform/time/rules/day.ts';
import * as calendarTexts from '#platform/time/texts/calendar.ts';
import { CalendarIcon } from '../icons/objects.tsx';
import { Input } from '../text-controls.tsx';

const Calendar = lazy(() => import('./calendar.tsx'));

type DatePickerProps = Omit<ComponentProps<'input'>, 'type' | 'min' | 'max'> & {
  /** `yy` is the four-digit year (S9.33). Forms use `CALENDAR_DATE_FORMAT`. */
  format?: string;
  /** `YYYY-MM-DD` */
  min?: Day;
  max?: Day;
};

/** Without JavaScript the field alone works. Picking a day fires the same events as typing. */
export function DatePicker({ format = DEFAULT_DATE_FORMAT, min, max, ...rest }: DatePickerProps) {
  const [shown, setShown] = useState<{ day: Day; today: Day } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const input = () => box.current?.querySelector('input') ?? null;

  function open() {
    const today = warsawDay(new Date());
    const typed = parseDate(input()?.value ?? '', format, Number(today.slice(0, 4)));
    setShown({ day: typed ?? today, today });
  }

  function close() {
    setShown(null);
    box.current?.querySelector('button')?.focus();
  }

  function pick(day: Day) {
    const field = input();
    if (field) {
      field.value = formatDate(day, format);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the focus left both the field and the calendar
    <div
      ref={box}
      className="relative"
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setShown(null);
      }}
    >
      <Input {...rest} type="text" inputMode="numeric" autoComplete={rest.autoComplete ?? 'off'} className="pr-14" />
      <button
        type="button"
        aria-label={calendarTexts.open}
        aria-expanded={shown !== null}
        disabled={rest.disabled}
        className="absolute top-0 right-0 flex size-12 items-center justify-center rounded-sm text-ink-soft hover:text-ink disabled:opacity-40 noscript:hidden"
        onClick={() => (shown ? close() : open())}
      >
        <CalendarIcon />
      </button>
      {shown && (
        <Suspense>
          <Calendar start={shown.day} today={shown.today} min={min} max={max} onPick={pick} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
