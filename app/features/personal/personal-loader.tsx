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
    return () => document.removeEventListener('visibilitychange', catchUp);
  }, []);

  return null;
}

/** Back from another tab the basket may be another: asks for it alone. A failed call leaves the shown one (S7.29). */
async function catchUp() {
  if (document.visibilityState !== 'visible') return;
  const basket = await fetchBasket();
  if (basket) takeBasket(basket);
}
