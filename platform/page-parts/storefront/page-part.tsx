import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { endIslands, watchIslands } from '#platform/islands/storefront/start-islands.ts';
import { fragmentAddress } from '#platform/navigation/rules/navigation.ts';
import { Spinner } from '#platform/ui/spinner.tsx';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx';

interface PagePartProps {
  address: string;
  /** Said when it does not come. */
  failed: string;
  onShown?: (part: HTMLElement) => void;
}

/** The part of the page at the address with `data-window-part`, shown elsewhere; its islands are hydrated here too. */
export function PagePart({ address, failed, onShown }: PagePartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const notifyShown = useEffectEvent((part: HTMLElement) => onShown?.(part));

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const leaving = new AbortController();
    void fetchPart(address, leaving.signal).then((part) => {
      if (leaving.signal.aborted) return;
      setState(part ? 'shown' : 'failed');
      if (!part) return;
      element.replaceChildren(part);
      watchIslands(element);
      notifyShown(element);
    });
    return () => {
      leaving.abort();
      void endIslands([element]);
    };
  }, [address]);

  return (
    <div aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <div role="status">
          <VisuallyHidden>{uiTexts.loading}</VisuallyHidden>
          <Spinner />
        </div>
      )}
      {state === 'failed' && <p role="alert">{failed}</p>}
      <div ref={place} />
    </div>
  );
}

async function fetchPart(address: string, signal: AbortSignal): Promise<Element | null> {
  try {
    const answer = await fetch(fragmentAddress(address), { signal });
    if (!answer.ok) return null;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return page.querySelector('[data-window-part]');
  } catch {
    return null;
  }
}
