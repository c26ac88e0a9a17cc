import { isDelivered } from '#modules/catalogue/availability/rules/size-status.ts';
import { chooseShownSize } from '#modules/catalogue/products/rules/size-table.ts';
import { canPayLater } from '#modules/sales/instalments/rules/pay-later.ts';
import { PayLaterLinks } from '#modules/sales/instalments/storefront/pay-later-links.tsx';
import type { ShownProduct } from '../load.server.ts';
import { StockLink } from '../stock/stock-link.tsx';

export function OfferLinks({ product }: { product: ShownProduct }) {
  // Products without delivery are not sold on credit.
  if (!isDelivered(product.type)) return null;
  const size = chooseShownSize(product.sizes);
  return (
    <div className="mt-6 border-t border-line pt-3">
      <StockLink product={product} />
      {size && canPayLater(product.type, size) && <PayLaterLinks product={product} price={size.price.price} />}
    </div>
  );
}
