import { startTransition, useEffect, useRef, useState } from 'react';
import { showConnectionProblem } from '#platform/ui/alert/alert-store.ts';
import type { SizeDetails, SizeQuestion } from '#wire/client/sizes.ts';

interface Requested {
  product: number;
  /** null while none is chosen. */
  size: string | null;
  subscription: boolean;
}

/** Of the chosen size in the chosen mode; an answer about another one is never shown. */
export interface SizeAnswer {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  details: SizeDetails | null;
  /** Asks once more: after a failure, or when the basket has changed what a tier lacks. */
  requestAgain: () => void;
}

/**
 * What the shop says of the chosen size right now, asked once per size and mode. Until the answer comes, and when it
 * does not, the page shows what it brought (S7.19).
 */
export function useSizeDetails({ product, size, subscription }: Requested): SizeAnswer {
  const known = useRef(new Map<string, SizeDetails>());
  const [answer, setAnswer] = useState<{ key: string; details: SizeDetails | null } | null>(null);
  const [round, setRound] = useState(0);
  const key = `${size}|${subscription}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    if (size === null) return;
    const kept = known.current.get(key);
    if (kept) {
      setAnswer({ key, details: kept });
      return;
    }
    const gaveUp = new AbortController();
    const question = { product, size, subscription, signal: gaveUp.signal };
    const asking = ask(question, known.current.get(`${size}|${!subscription}`)).catch(() => null);
    void asking.then((details) => {
      if (gaveUp.signal.aborted) return;
      if (details) known.current.set(key, details);
      else showConnectionProblem();
      // In slices: nobody waits for it.
      startTransition(() => setAnswer({ key, details }));
    });
    return () => gaveUp.abort();
  }, [product, size, subscription, key, round]);

  const mine = answer?.key === key ? answer : null;
  return {
    state: size === null ? 'idle' : mine === null ? 'loading' : mine.details ? 'ready' : 'failed',
    details: mine?.details ?? null,
    requestAgain() {
      known.current.clear();
      if (mine && !mine.details) setAnswer(null);
      setRound((last) => last + 1);
    },
  };
}

/** When the size is known in the other mode, only the price is missing (S7.20). */
async function ask(question: SizeQuestion, otherMode: SizeDetails | undefined): Promise<SizeDetails | null> {
  // Not needed for the first view, so it comes after it.
  const { fetchSizeDetails, fetchSizePrices } = await import('#wire/client/sizes.ts');
  if (!otherMode) return (await fetchSizeDetails(question)) || null;
  const prices = await fetchSizePrices(question);
  return prices === false ? null : { ...otherMode, prices };
}
