import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { hearBoughtBeside } from '../../features/basket-change/bought-beside.ts';
import { hearOtherWindows } from '../../features/personal/basket-elsewhere.ts';

/** Another tab or window, or a card of a zone below, may have changed the basket: shows it as it is now. */
export function useFreshBasket() {
  const { revalidate } = useRevalidator();

  useEffect(() => hearOtherWindows(() => void revalidate()), [revalidate]);
  useEffect(() => hearBoughtBeside(() => void revalidate()), [revalidate]);
}
