import { isDelivered } from '#rules/availability/is-delivered.ts';
import { chooseShownSize } from '#rules/catalogue/shown-size.ts';
import type { ShownProduct } from '../load.server.ts';
import { PayLaterLinks } from '../pay-later/pay-later-links.tsx';
import { StockLink } from '../stock/stock-link.tsx';

/** Beside the buy box: where else the product lies, and how else it can be paid. */
export default function OfferLinks({ product }: { product: ShownProduct }) {
  const size = chooseShownSize(product.sizes);
  return (
    <div className="mt-6 border-t border-line pt-3">
      {isDelivered(product.type) && <StockLink product={product} />}
      {size && size.price.price > 0 && !size.phonePrice && !size.gratis && (
        <PayLaterLinks product={product} price={size.price.price} />
      )}
    </div>
  );
}
