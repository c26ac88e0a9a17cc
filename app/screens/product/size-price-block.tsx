import type { ProductSize } from '#rules/catalogue/product-page.ts';
import { pricesVary } from '#rules/catalogue/shown-size.ts';
import { formatPoints } from '#rules/money/format-points.ts';
import { describeSaving } from '#rules/money/saving.ts';
import { priceTexts } from '#texts/price.ts';
import { productTexts } from '#texts/product.ts';
import type { SizePrices } from '#wire/client/size-reader.ts';
import { Price } from '../../features/price/price.tsx';
import { buyingDecision } from './buy-choice.ts';
import type { ShownProduct } from './load.server.ts';

interface SizePriceBlockProps {
  product: ShownProduct;
  size: ProductSize;
  chosen: boolean;
  /** Prices as the shop says them now; the page may be older. */
  fresh: SizePrices | null;
}

/** The price of the shown size, what is saved, and points. */
export function SizePriceBlock({ product, size, chosen, fresh }: SizePriceBlockProps) {
  const { shownPrice } = buyingDecision(product, size);
  const price = { ...size.price, ...fresh };
  const saving = price.regularPrice === null ? null : describeSaving(price.regularPrice, price.price);
  const priced = shownPrice === 'price';
  return (
    <div aria-live="polite">
      {shownPrice === 'points' ? (
        <p className="font-display text-3xl font-bold">{productTexts.forPoints(formatPoints(price.points))}</p>
      ) : (
        <Price
          size="page"
          {...price}
          vatPermille={product.vatPermille}
          varies={!chosen && pricesVary(product.sizes)}
          phonePrice={shownPrice === 'phone'}
          gratis={shownPrice === 'free'}
        />
      )}
      {priced && saving && (
        <p className="figures mt-1 text-sm font-semibold text-sale">{priceTexts.save(saving.amount, saving.percent)}</p>
      )}
      {priced && price.suggestedPrice !== null && (
        <p className="figures mt-1 text-sm text-ink-soft">{priceTexts.suggested(price.suggestedPrice)}</p>
      )}
      {priced && price.pointsReceived > 0 && (
        <p className="figures mt-1 text-sm text-ink-soft">{productTexts.points(formatPoints(price.pointsReceived))}</p>
      )}
    </div>
  );
}
