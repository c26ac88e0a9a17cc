import { isDelivered } from '#rules/availability/is-delivered.ts';
import { chooseShownSize } from '#rules/catalogue/shown-size.ts';
import type { ShownProduct } from '../load.server.ts';
import { PayLaterLinks } from '../pay-later/pay-later-links.tsx';
import { StockLink } from '../stock/stock-link.tsx';

/** Beside the buy box: where else the product lies, and how else it can be paid. */
export default function OfferLinks({ product }: { product: ShownProduct }) {
  const delivered = isDelivered(product.type);
  const size = chooseShownSize(product.sizes);
  return (
    <div className="mt-6 border-t border-line pt-3">
      {delivered && <StockLink product={product} />}
      {/* What is lent must be there to be taken back: nothing virtual is sold on credit. */}
      {delivered && size && size.price.price > 0 && !size.phonePrice && !size.gratis && (
        <PayLaterLinks product={product} price={size.price.price} />
      )}
    </div>
  );
}
