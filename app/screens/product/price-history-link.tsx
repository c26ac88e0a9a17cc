import { type ComponentType, type MouseEvent, useState } from 'react';
import { priceHistoryLink } from '#rules/links/screen-links.ts';
import { priceHistoryTexts } from '#texts/price-history.ts';
import { TextLink } from '../../ui/text-link.tsx';

type DialogProps = { address: string; onClose: () => void };

/** A page of its own; with script a window, fetched when it is asked for. */
export default function PriceHistoryLink({ product }: { product: number }) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const address = priceHistoryLink(product);

  async function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const loaded = await import('./price-history-dialog.tsx');
      setDialog(() => loaded.default);
    } catch {
      window.location.assign(address);
    }
  }

  return (
    <>
      <TextLink to={address} rel="nofollow" onClick={handleClick} className="inline-flex min-h-11 items-center">
        {priceHistoryTexts.link}
      </TextLink>
      {Dialog && <Dialog address={address} onClose={() => setDialog(null)} />}
    </>
  );
}
