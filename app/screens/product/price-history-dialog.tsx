import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { priceHistoryTexts } from '#texts/price-history.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { ShownHistory } from '../price-history/load.server.ts';
import { PriceHistory } from '../price-history/price-history.tsx';

/** The price history over the product page. */
export default function PriceHistoryDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { data, load } = useFetcher<ShownHistory>();
  useEffect(() => {
    void load(address);
  }, [load, address]);
  return (
    <Dialog open onClose={onClose} title={priceHistoryTexts.title}>
      {data ? <PriceHistory history={data} /> : <Spinner />}
    </Dialog>
  );
}
