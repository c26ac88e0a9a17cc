import { useEffect, useState } from 'react';
import { COUNTDOWN_STEP, type CountdownParts, countdownParts } from '#rules/platform/countdown/countdown.ts';

/** The time left; `waiting` in the page as the server sent it, which is kept and knows no clock; null when it is over. */
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
