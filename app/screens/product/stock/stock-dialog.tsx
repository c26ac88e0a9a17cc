import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { productAboutTexts } from '#texts/product-about.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { loader } from './route.tsx';
import { StockList } from './stock-list.tsx';

const texts = productAboutTexts.stock;

/** The shops that have the product, asked for when the window opens. */
export default function StockDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { data, load, state } = useFetcher<typeof loader>();
  const ask = useEffectEvent(() => load(address));
  useEffect(() => {
    void ask();
  }, []);
  const failed = !data && state === 'idle';
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      {data ? (
        <StockList stock={data} />
      ) : failed ? (
        <p role="alert">{texts.failed}</p>
      ) : (
        <div role="status" className="space-y-3">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      )}
    </Dialog>
  );
}
