import { useState } from 'react';
import { useOnDemand } from '#app/features/platform/on-demand/use-on-demand.ts';
import { priceHistoryLink } from '#rules/platform/links/screen-links.ts';
import * as priceHistoryTexts from '#texts/catalogue/price-history.ts';
import { TextLink } from '../../../ui/text-link.tsx';

const loadDialog = () => import('./price-history-dialog.tsx');

/** A page of its own; with script a window, fetched when it is asked for. */
export default function PriceHistoryLink({ product }: { product: number }) {
  const [shown, setShown] = useState(false);
  const { Window, open } = useOnDemand(loadDialog);
  const address = priceHistoryLink(product);
  return (
    <>
      <TextLink
        to={address}
        rel="nofollow"
        className="inline-flex min-h-11 items-center"
        onClick={(event) => open(event, () => setShown(true))}
      >
        {priceHistoryTexts.link}
      </TextLink>
      {Window && shown && <Window address={address} onClose={() => setShown(false)} />}
    </>
  );
}
