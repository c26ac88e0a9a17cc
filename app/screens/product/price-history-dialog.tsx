import { priceHistoryTexts } from '#texts/price-history.ts';
import { productTexts } from '#texts/product.ts';
import { useWindowData } from '../../features/on-demand/use-window-data.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { ShownHistory } from '../price-history/load.server.ts';
import { PriceHistory } from '../price-history/price-history.tsx';

/** The price history over the product page. */
export default function PriceHistoryDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const history = useWindowData<ShownHistory>(address);
  return (
    <Dialog open onClose={onClose} title={priceHistoryTexts.title}>
      {history ? (
        <PriceHistory history={history} />
      ) : history === null ? (
        <p role="alert">{productTexts.connectionProblem}</p>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}
