import { useRef, useState } from 'react';
import { OPINIONS_STEP } from '#rules/after-sale/opinions/opinion-limits.ts';
import type { OpinionView } from '#rules/after-sale/opinions/opinion-view.ts';
import { opinionTexts } from '#texts/after-sale/opinions.ts';
import { fetchOpinions } from '#wire/client/opinions.ts';
import { showAlert } from '../../../../ui/alert/alert-store.ts';
import type { ShownOpinions } from './shown-opinions.ts';

interface Listed {
  confirmedOnly: boolean;
  items: OpinionView[];
}

/** The opinions on screen: which, how many, and how to get more. Only the newest wish is answered. */
export function useOpinionList({ productId, items: first, confirmedTotal, summary }: ShownOpinions) {
  const [listed, setListed] = useState<Listed>({ confirmedOnly: false, items: first });
  const [loading, setLoading] = useState(false);
  const asked = useRef(0);
  const { confirmedOnly, items } = listed;
  const total = confirmedOnly ? confirmedTotal : summary.count;

  async function load(confirmed: boolean, known: OpinionView[], page: number) {
    asked.current += 1;
    const own = asked.current;
    setLoading(true);
    const answer = await fetchOpinions({ product: productId, confirmedOnly: confirmed, page });
    if (own !== asked.current) return;
    setLoading(false);
    if (!answer) return showAlert({ kind: 'error', text: opinionTexts.notLoaded });
    const fresh = answer.items.filter(({ id }) => !known.some((opinion) => opinion.id === id));
    setListed({ confirmedOnly: confirmed, items: [...known, ...fresh] });
  }

  function setConfirmedOnly(confirmed: boolean) {
    // What is confirmed already stands there; the rest comes.
    const kept = confirmed ? items.filter((opinion) => opinion.confirmed) : first;
    asked.current += 1;
    setLoading(false);
    setListed({ confirmedOnly: confirmed, items: kept });
    if (confirmed && kept.length < Math.min(confirmedTotal, first.length)) void load(true, kept, 0);
  }

  return {
    items,
    confirmedOnly,
    loading,
    hasMore: items.length < total,
    setConfirmedOnly,
    showMore: () => load(confirmedOnly, items, Math.floor(items.length / OPINIONS_STEP)),
  };
}
