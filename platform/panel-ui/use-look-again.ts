import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const LOOK_EVERY_MS = 2000;

/** Looks at the screen's data again by itself while something on it moves. */
export function useLookAgain(isMoving: boolean): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      // A lost connection, or a server that starts anew, must not put an error in the place of the screen.
      void isServerThere().then((isThere) => (isThere ? revalidate() : undefined));
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/readyz')).status < 500;
  } catch {
    return false;
  }
}
