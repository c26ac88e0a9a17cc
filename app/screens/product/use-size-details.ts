import { useEffect, useRef, useState } from 'react';
import { productTexts } from '#texts/product.ts';
import { fetchSizeDetails, type SizeDetails } from '#wire/client/sizes.ts';
import { showAlert } from '../../ui/alert/alert-store.ts';

/**
 * What the shop says of the chosen size right now, asked once per size. Until the answer comes, and when it does not,
 * the page shows what it brought (S7.19).
 */
export function useSizeDetails(product: number, size: string | null): SizeDetails | null {
  const known = useRef(new Map<string, SizeDetails>());
  const [answer, setAnswer] = useState<{ size: string; details: SizeDetails } | null>(null);

  useEffect(() => {
    if (size === null) return;
    const kept = known.current.get(size);
    if (kept) {
      setAnswer({ size, details: kept });
      return;
    }
    const gaveUp = new AbortController();
    fetchSizeDetails({ product, size, signal: gaveUp.signal }).then((details) => {
      if (gaveUp.signal.aborted) return;
      if (details === false) {
        showAlert({ kind: 'error', text: productTexts.connectionProblem });
        return;
      }
      known.current.set(size, details);
      setAnswer({ size, details });
    });
    return () => gaveUp.abort();
  }, [product, size]);

  return answer && answer.size === size ? answer.details : null;
}
