import { isDelivered } from '#modules/catalogue/availability/rules/size-status.ts';
import { chooseShownSize } from '#modules/catalogue/products/rules/size-table.ts';
import { canPayLater } from '#modules/sales/instalments/rules/pay-later.ts';
import { PayLaterLinks } from '#modules/sales/instalments/storefront/pay-later-links.tsx';
import { stockLink } from '#platform/links/rules/screen-links.ts';
import { PinIcon } from '#platform/ui/icons/objects.tsx';
import * as productAboutTexts from '../../texts/about.ts';
import type { ShownProduct } from '../load.server.ts';

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

const texts = productAboutTexts.stock;

/** S2.34: a window, or a page without a script. */
function StockLink({ product: { link } }: { product: { link: string } }) {
  return (
    <a
      href={stockLink(link)}
      data-window="page"
      data-title={texts.title}
      data-failed={texts.failed}
      className="inline-flex min-h-11 items-center gap-2 text-brand underline underline-offset-4"
    >
      <PinIcon className="size-5" />
      {texts.link}
    </a>
  );
}
