import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const EVERY = 3000;

/** Asks again while the bank has not answered; a page nobody looks at waits until it is seen. */
export function useFollowPayment(waiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    // A new question would call off the one under way: on a slow line none would ever be answered.
    if (!waiting || state !== 'idle') return;
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setTimeout(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [waiting, revalidate, state]);
}
