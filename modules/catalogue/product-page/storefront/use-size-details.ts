import { startTransition, useEffect, useRef, useState } from 'react';
import { showConnectionProblem } from '#platform/ui/alert/alert-store.ts';
import type { SizeDetails, SizeQuestion } from '#wire/client/sizes.ts';

interface Requested {
  product: number;
  size: string | null;
  subscription: boolean;
}

export interface SizeAnswer {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  details: SizeDetails | null;
  /** After a failure, or after the basket changed what a tier lacks. */
  requestAgain: () => void;
}

/** One request per size and mode. Without an answer the page shows its own data (S7.19). */
export function useSizeDetails({ product, size, subscription }: Requested): SizeAnswer {
  const answers = useRef(new Map<string, SizeDetails>());
  const [answer, setAnswer] = useState<{ key: string; details: SizeDetails | null } | null>(null);
  const [round, setRound] = useState(0);
  const key = `${size}|${subscription}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    if (size === null) return;
    const kept = answers.current.get(key);
    if (kept) {
      setAnswer({ key, details: kept });
      return;
    }
    const gaveUp = new AbortController();
    const question = { product, size, subscription, signal: gaveUp.signal };
    const asking = ask(question, answers.current.get(`${size}|${!subscription}`)).catch(() => null);
    void asking.then((details) => {
      if (gaveUp.signal.aborted) return;
      if (details) answers.current.set(key, details);
      else showConnectionProblem();
      startTransition(() => setAnswer({ key, details }));
    });
    return () => gaveUp.abort();
  }, [product, size, subscription, key, round]);

  const mine = answer?.key === key ? answer : null;
  return {
    state: size === null ? 'idle' : mine === null ? 'loading' : mine.details ? 'ready' : 'failed',
    details: mine?.details ?? null,
    requestAgain() {
      answers.current.clear();
      if (mine && !mine.details) setAnswer(null);
      setRound((last) => last + 1);
    },
  };
}

/** S7.20: when the other mode is loaded, only prices are requested. */
async function ask(question: SizeQuestion, otherMode: SizeDetails | undefined): Promise<SizeDetails | null> {
  // Not needed for the first view.
  const { fetchSizeDetails, fetchSizePrices } = await import('#wire/client/sizes.ts');
  if (!otherMode) return (await fetchSizeDetails(question)) || null;
  const prices = await fetchSizePrices(question);
  return prices === false ? null : { ...otherMode, prices };
}
