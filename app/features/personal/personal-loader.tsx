import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { fetchBasket } from '#wire/client/basket.ts';
import { refreshPersonal, takeBasket } from './personal-store.ts';

/** One batch call per page view (S7.07): after the page, and after each navigation to another. */
export function PersonalLoader() {
  const { pathname, search } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page view
  useEffect(() => {
    refreshPersonal();
  }, [pathname, search]);

  useEffect(() => {
    document.addEventListener('visibilitychange', catchUp);
    // Windows side by side: the other one leaves a word there when it has changed the basket.
    window.addEventListener('storage', catchUp);
    return () => {
      document.removeEventListener('visibilitychange', catchUp);
      window.removeEventListener('storage', catchUp);
    };
  }, []);

  return null;
}

/** The basket may be another since another tab was used: asks for it alone. A failed call leaves the shown one (S7.29). */
async function catchUp() {
  if (document.visibilityState !== 'visible') return;
  const basket = await fetchBasket();
  if (basket) takeBasket(basket);
}
