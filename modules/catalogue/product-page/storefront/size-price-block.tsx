import { describeReduction } from '#modules/catalogue/pricing/rules/reduction.ts';
import { pointsForPieces } from '#modules/catalogue/pricing/rules/shown-price.ts';
import { Price } from '#modules/catalogue/pricing/storefront/price.tsx';
import { useMoney } from '#modules/catalogue/pricing/storefront/use-money.ts';
import * as priceTexts from '#modules/catalogue/pricing/texts/storefront.ts';
import type { BundlePrice } from '#modules/catalogue/products/rules/bundle-price.ts';
import { priceHistoryLink } from '#modules/catalogue/products/rules/product-links.ts';
import type { ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { formatPoints } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { unitPriceAt } from '#platform/money/rules/unit-price.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import { buyingDecision } from './buy-choice.ts';
import type { OfferedProduct } from './offered-product.ts';

interface SizePriceBlockProps {
  product: OfferedProduct;
  size: ProductSize;
  varies: boolean;
  quantity: number;
  /** Of one piece with tier, configuration or parts; null for the price of the size. */
  formPrice: Grosze | null;
  /** Of one piece with parts and answers; points are earned for it. */
  earningPrice: Grosze;
  bundle?: BundlePrice | null;
  /** Quantity of the reached tier, in words. */
  tier: string | null;
}

export function SizePriceBlock({
  product,
  size,
  varies,
  quantity,
  formPrice,
  earningPrice,
  bundle,
  tier,
}: SizePriceBlockProps) {
  const { shown, money } = useMoney(product.vatPermille);
  const { shownPrice } = buyingDecision(product, size);
  const piece = formPrice ?? size.price.price;
  const { unitPrice } = size.price;
  const price = { ...size.price, price: piece, unitPrice: unitPrice && unitPriceAt(piece, unitPrice) };
  const saving = describeReduction(price);
  const priced = shownPrice === 'price';
  const advance = priced ? price.advancePrice : null;
  const suggested = priced ? price.suggestedPrice : null;
  const own = size.price.price - product.leastSurcharge;
  const earned = priced ? pointsForPieces(price, quantity, { own, chosen: earningPrice }) : 0;
  return (
    <>
      <div aria-live="polite">
        {shownPrice === 'points' ? (
          <p className="font-display text-3xl font-bold">{productTexts.forPoints(formatPoints(price.points))}</p>
        ) : (
          <Price
            size="page"
            {...price}
            vatPermille={product.vatPermille}
            varies={varies}
            phonePrice={shownPrice === 'phone'}
            gratis={shownPrice === 'free'}
          />
        )}
        {priced && bundle?.saving && (
          <div className="figures mt-1">
            {/* Two struck-through prices of one product would be ambiguous. */}
            {!saving && (
              <p className="text-sm text-ink-soft">
                {priceTexts.bundleSeparately} <s className="text-lg">{money(bundle.separately)}</s>
              </p>
            )}
            <p className="mt-2 w-fit rounded-md font-semibold bg-ok-soft px-3 py-1.5 text-ok">
              {priceTexts.bundleSaving(money(bundle.saving.amount), bundle.saving.percent)}
            </p>
          </div>
        )}
        <div className="figures mt-1 space-y-1 text-sm text-ink-soft empty:hidden">
          {priced && tier && <p>{productTexts.tierPrice(tier)}</p>}
          {priced && saving && <p className="font-semibold text-ok">{priceTexts.save(shown(saving.amount), saving)}</p>}
          {suggested !== null && <p>{priceTexts.suggested(shown(suggested))}</p>}
          {advance !== null && <p>{priceTexts.advance(shown(advance))}</p>}
        </div>
      </div>
      <div className="figures flex flex-wrap items-center justify-between gap-x-5 text-sm text-ink-soft">
        <div aria-live="polite">{earned > 0 && <p>{productTexts.points(formatPoints(earned))}</p>}</div>
        {/* Outside the live region: its window opens here. */}
        {priced && price.regularPrice !== null && <PriceHistoryLink product={product.id} />}
      </div>
    </>
  );
}

function PriceHistoryLink({ product }: { product: number }) {
  return (
    <TextLink
      to={priceHistoryLink(product)}
      rel="nofollow"
      data-window="page"
      data-title={productTexts.priceHistory}
      className="inline-flex min-h-11 items-center"
    >
      {productTexts.priceHistory}
    </TextLink>
  );
}
