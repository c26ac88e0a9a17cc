import { useState } from 'react';
import { useOnDemand } from '#app/features/platform/on-demand/use-on-demand.ts';
import { stockLink } from '#rules/platform/links/screen-links.ts';
import * as productAboutTexts from '#texts/catalogue/product-about.ts';
import { PinIcon } from '../../../../ui/icons/things.tsx';

const loadDialog = () => import('./stock-dialog.tsx');

/** Where the product lies: a window over the page, or a page of its own without script (S2.34). */
export function StockLink({ product: { link } }: { product: { link: string } }) {
  const [shown, setShown] = useState(false);
  const { Window, open } = useOnDemand(loadDialog);
  const address = stockLink(link);
  return (
    <>
      <a
        href={address}
        onClick={(event) => open(event, () => setShown(true))}
        className="inline-flex min-h-11 items-center gap-2 text-brand underline underline-offset-4"
      >
        <PinIcon className="size-5" />
        {productAboutTexts.stock.link}
      </a>
      {Window && shown && <Window address={address} onClose={() => setShown(false)} />}
    </>
  );
}
