import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const LOOK_EVERY_MS = 2000;

/** Looks at the screen's data again by itself while something on it moves. */
export function useLookAgain(isMoving: boolean): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
}
