import { createContext, type ElementType, useContext, useEffect, useRef, useState } from 'react';
import { findUnsent, onUnsent } from './sending.ts';

export type WorkState = 'idle' | 'loading' | 'submitting';

/** How the screen around sends its forms: a document leaves it to the browser, a screen with a router has its own (storefront/root.tsx). */
export const SendingContext = createContext<{ Form: ElementType; state: WorkState }>({ Form: 'form', state: 'idle' });

/**
 * Lets one submit through until its answer is here (S4.34). The gate is a ref, because a double click comes faster
 * than React renders. Forms of a fetcher pass the fetcher's state; the others follow the screen around.
 */
export function useSingleSubmit(fetcherState?: WorkState) {
  const around = useContext(SendingContext);
  const state = fetcherState ?? around.state;
  const closed = useRef(false);
  const wasWorking = useRef(false);
  const [submitting, setSubmitting] = useState(false);

  function close() {
    closed.current = true;
    setSubmitting(true);
  }

  function open() {
    closed.current = false;
    setSubmitting(false);
  }

  useEffect(() => {
    if (state === 'idle' && wasWorking.current) {
      closed.current = false;
      setSubmitting(false);
    }
    wasWorking.current = state !== 'idle';
  }, [state]);

  // A request may fail faster than React renders that it was sent.
  useEffect(
    () =>
      onUnsent(() => {
        if (!findUnsent()) return;
        closed.current = false;
        setSubmitting(false);
      }),
    [],
  );

  // Back from the next page the browser may show this one as it was left, in the middle of sending.
  useEffect(() => {
    function handleShow(event: PageTransitionEvent) {
      if (!event.persisted) return;
      closed.current = false;
      setSubmitting(false);
    }
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);

  return { submitting, isClosed: () => closed.current, close, open };
}
