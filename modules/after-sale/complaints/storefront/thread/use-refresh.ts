import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { fetchMessages, sendStoredMethod } from '#wire/client/complaint.ts';
import * as complaintTexts from '../../texts/storefront.ts';

const EVERY_MS = 60_000;

/**
 * Keeps the messages block fresh from the HTML of this very page: on demand, when the tab is looked at again, and once a
 * minute. `loaded` are the messages the page came with; when newer ones were loaded, an older block is forgotten.
 */
export function useRefresh(loaded: unknown) {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const [block, setBlock] = useState<{ html: string; after: unknown } | null>(null);
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');

  const refresh = useCallback(async () => {
    setState('working');
    const html = await fetchMessages(address);
    // S7.56: a failed refresh leaves the thread as it is.
    if (html !== null) setBlock({ html, after: loaded });
    setState(html === null ? 'failed' : 'idle');
  }, [address, loaded]);

  useEffect(() => {
    const refreshSeen = () => void (document.visibilityState === 'visible' && refresh());
    const timer = setInterval(refreshSeen, EVERY_MS);
    document.addEventListener('visibilitychange', refreshSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshSeen);
    };
  }, [refresh]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit of a complaint; what is stored does not come back by itself
  useEffect(() => {
    void sendStoredMethod(() => localStorage, address, complaintTexts.methodComment).then((sent) =>
      sent ? refresh() : undefined,
    );
  }, [pathname]);

  return { html: block?.after === loaded ? block?.html : undefined, state, refresh };
}
