import { useWindowData } from '#app/features/platform/on-demand/use-on-demand.ts';
import type { ShownHistory } from '#app/screens/catalogue/price-history/load.server.ts';
import { PriceHistory } from '#app/screens/catalogue/price-history/price-history.tsx';
import * as priceHistoryTexts from '#texts/catalogue/price-history.ts';
import * as productTexts from '#texts/catalogue/product.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

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
