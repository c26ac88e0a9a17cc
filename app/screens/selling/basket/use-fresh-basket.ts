import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { hearOtherWindows } from '#app/features/platform/personal/basket-elsewhere.ts';
import { hearBoughtBeside } from '#app/features/selling/basket-change/bought-beside.ts';

/** Another tab or window, or a card of a zone below, may have changed the basket: shows it as it is now. */
export function useFreshBasket(isEmpty: boolean) {
  const { revalidate } = useRevalidator();
  const wasEmpty = useRef(isEmpty);

  useEffect(() => hearOtherWindows(() => void revalidate()), [revalidate]);
  useEffect(() => hearBoughtBeside(() => void revalidate()), [revalidate]);

  // A basket that fills or empties looks different: the button just pressed may be gone, and the focus with it.
  useEffect(() => {
    if (wasEmpty.current === isEmpty) return;
    wasEmpty.current = isEmpty;
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  }, [isEmpty]);
}
