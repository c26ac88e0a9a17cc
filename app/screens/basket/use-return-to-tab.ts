import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Back from another tab the basket may be another one: shows it as it is now. */
export function useReturnToTab() {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    function handleChange() {
      if (document.visibilityState === 'visible') void revalidate();
    }
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  }, [revalidate]);
}
