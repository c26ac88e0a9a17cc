import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const EVERY = 3000;

/** Asks again while the bank has not answered; a page nobody looks at waits until it is seen. */
export function useFollowPayment(waiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!waiting) return;
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [waiting, revalidate]);
}
