import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Another tab or window may have changed the basket: shows it as it is now, at once or when this one is seen again. */
export function useBasketElsewhere() {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    function handleChange() {
      if (document.visibilityState === 'visible') void revalidate();
    }
    document.addEventListener('visibilitychange', handleChange);
    window.addEventListener('storage', handleChange);
    return () => {
      document.removeEventListener('visibilitychange', handleChange);
      window.removeEventListener('storage', handleChange);
    };
  }, [revalidate]);
}
