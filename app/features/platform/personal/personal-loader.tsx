import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { onOtherWindowChange } from './basket-elsewhere.ts';
import { refreshBasket, refreshPersonal } from './personal-store.ts';

/** One batch call per page view (S7.07): after the page, and after each navigation to another. */
export function PersonalLoader() {
  const { pathname, search } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page view
  useEffect(() => {
    void refreshPersonal();
  }, [pathname, search]);

  useEffect(() => onOtherWindowChange(refreshBasket), []);

  return null;
}
