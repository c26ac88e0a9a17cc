import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { hearOtherWindows } from '../../features/personal/basket-elsewhere.ts';

/** Another tab or window may have changed the basket: shows it as it is now. */
export function useBasketElsewhere() {
  const { revalidate } = useRevalidator();

  useEffect(() => hearOtherWindows(() => void revalidate()), [revalidate]);
}
