import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { refreshPersonal } from './personal-store.ts';

/** Of a screen with a router another address is another page view (S7.07); the first is asked for with the document. */
export function PersonalLoader() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const asked = useRef(address);

  useEffect(() => {
    if (asked.current === address) return;
    asked.current = address;
    void refreshPersonal();
  }, [address]);

  return null;
}
