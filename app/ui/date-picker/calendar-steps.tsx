import { calendarTexts } from '#texts/platform/calendar.ts';
import { ChevronLeftIcon } from '../icons/chevron-left.tsx';
import { ChevronRightIcon } from '../icons/chevron-right.tsx';

interface CalendarStepsProps {
  direction: -1 | 1;
  /** In months, in the order they stand. */
  steps: readonly number[];
  onStep(months: number): void;
}

/** By one month, and by the big step of a year. */
export function CalendarSteps({ direction, steps, onStep }: CalendarStepsProps) {
  const Icon = direction < 0 ? ChevronLeftIcon : ChevronRightIcon;
  const { previous, next } = calendarTexts;
  const names = direction < 0 ? previous : next;
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
