import { useEffect, useState } from 'react';
import { classNames } from '#platform/ui/class-names.ts';
import { COUNTDOWN_STEP, type CountdownParts, countdownParts } from '../rules/countdown.ts';
import * as countdownTexts from '../texts/countdown.ts';

const PARTS = ['days', 'hours', 'minutes', 'seconds'] as const;

export function CountdownClock({ left, until }: { left: CountdownParts | 'waiting'; until: string }) {
  const hasStarted = left !== 'waiting';
  const shown = PARTS.filter((part) => part !== 'days' || !hasStarted || left.days > 0); // S4.44
  return (
    <div>
      <p className="text-sm text-ink-soft">
        <time dateTime={until}>{countdownTexts.until(until)}</time>
      </p>
      {/* Said once by the sentence above; a reader who wants the figures can still come here. */}
      <div
        role="timer"
        aria-label={countdownTexts.label}
        className={classNames('needs-js countdown mt-1 -ml-3 flex', !hasStarted && 'invisible')}
      >
        {shown.map((part) => (
          <span key={part} className="flex w-14 flex-col items-center">
            <span data-part={part} className="figures h-8 font-display text-2xl leading-8 font-bold">
              {hasStarted && String(left[part]).padStart(2, '0')}
            </span>
            <span className="text-xs text-ink-soft">{countdownTexts.units[part]}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** The time left; `waiting` in the page as the server sent it, which is cached and knows no clock; null when it is over. */
export function useCountdown(until: string): CountdownParts | 'waiting' | null {
  const [left, setLeft] = useState<CountdownParts | 'waiting' | null>('waiting');

  useEffect(() => {
    const end = Date.parse(until);
    const tick = () => {
      const parts = countdownParts(end, Date.now());
      setLeft(parts);
      if (!parts) clearInterval(timer);
    };
    const timer = setInterval(tick, COUNTDOWN_STEP);
    tick();
    return () => clearInterval(timer);
  }, [until]);

  return left;
}
