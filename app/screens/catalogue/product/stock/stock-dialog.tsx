import { useWindowData } from '#app/features/platform/on-demand/use-on-demand.ts';
import type { ProductStock } from '#rules/catalogue/products/product-stock.ts';
import * as productAboutTexts from '#texts/catalogue/product-about.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { StockList } from './stock-list.tsx';

const texts = productAboutTexts.stock;

/** The shops that have the product, asked for when the window opens. */
export default function StockDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const stock = useWindowData<ProductStock>(address);
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      {stock ? (
        <StockList stock={stock} />
      ) : stock === null ? (
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
