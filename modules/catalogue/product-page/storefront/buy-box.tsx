import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { allowsExpress } from '#modules/catalogue/availability/rules/decide-buying.ts';
import { QuantityField } from '#modules/catalogue/availability/storefront/quantity-field.tsx';
import * as availabilityTexts from '#modules/catalogue/availability/texts/storefront.ts';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { useMoney } from '#modules/catalogue/pricing/storefront/use-money.ts';
import { areAmounts } from '#modules/catalogue/products/rules/size-table.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { BuyButtons } from './buy-buttons.tsx';
import { afterPromotion, buyingDecision, oneClickActive } from './buy-choice.ts';
import { BuyOptions } from './buy-options.tsx';
import { partsAttribute, productAttributes } from './buying-form.ts';
import { ExpressCheckout, PromotionCountdown, StickyBuyBar } from './lazy-parts.tsx';
import type { OfferedProduct } from './offered-product.ts';
import { SaveLinks } from './save-links.tsx';
import { SizePicker } from './size-picker.tsx';
import { SizePriceBlock } from './size-price-block.tsx';
import { Status } from './status.tsx';
import { useBrowser, useBuying } from './use-buying.ts';
import { Versions } from './versions.tsx';

export function BuyBox(offered: OfferedProduct) {
  const [isPromotionOver, setPromotionOver] = useState(false);
  const endPromotion = useCallback(() => setPromotionOver(true), []);
  const product = useMemo(
    () => (isPromotionOver ? { ...offered, sizes: offered.sizes.map(afterPromotion) } : offered),
    [offered, isPromotionOver],
  );
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const prices = useMoney(product.vatPermille);
  const { money } = prices;
  const { hydrated, isPhone } = useBrowser();
  const buying = useBuying(product, form, { hydrated, isPromotionOver });
  useEffect(() => {
    if (product.sizes.length === 0) console.warn(`product ${product.id} has no sizes: nothing can be chosen`); // S8.01
  }, [product.sizes, product.id]);
  if (!buying) return null;
  const { size, refusal, formPrice, answer, tier } = buying;
  const chosen = buying.chosen !== null;
  const amounts = areAmounts(product.sizes);
  const piece = formPrice ?? size.price.price;
  return (
    <form
      ref={form}
      id="projector_form"
      method="post"
      action="/basketchange.php"
      data-product_id={product.id}
      data-type={product.type}
      data-subscription={buying.subscription}
      data-amounts={amounts || undefined}
      data-parts={partsAttribute(buying.partsProblem)}
      {...productAttributes(product)}
      noValidate={hydrated}
      className="mt-2 md:mt-5"
    >
      <input type="hidden" name="product" value={product.id} />
      <div>
        <SizePriceBlock
          product={product}
          size={size}
          varies={buying.priceVaries}
          quantity={buying.quantity}
          formPrice={formPrice}
          earningPrice={buying.earningPrice}
          bundle={buying.bundle}
          tier={tier && quantityWithUnit(tier.threshold, product)}
        />
        {buying.priceError && <p className="mt-1 text-sm font-medium text-error">{buying.priceError}</p>}
        {product.promotionUntil && (
          <PromotionCountdown className="mt-3" until={product.promotionUntil} onOver={endPromotion} />
        )}
      </div>
      <Versions versions={product.versions} />
      <SizePicker
        sizes={product.sizes}
        refusalOf={(one) => (one.type === size.type ? refusal : buyingDecision(product, one).refusal)}
        amounts={amounts}
        chosen={buying.chosen}
        missing={buying.problem?.kind === 'size'}
        table={product.sizeTable}
        onChoose={buying.chooseSize}
      />
      <BuyOptions product={product} buying={buying} money={money} />
      {/* A refusal comes before the button, delivery after it. */}
      <div className="flex flex-col">
        <BuyButtons
          button={button}
          refusal={refusal}
          points={product.forPoints ? size.price.points : 0}
          notice={{
            product,
            sizeType: buying.chosen,
            sizeName: chosen && product.sizes.length > 1 ? size.name : null,
          }}
        >
          <QuantityField
            key={buying.picked?.turn}
            name="number"
            label={productTexts.quantity}
            facts={buying.facts}
            unit={product}
            defaultValue={buying.picked?.quantity}
            onQuantity={buying.setQuantity}
            // Without a script nothing could explain the refusal.
            disabled={buying.waiting || (refusal === 'unavailable' && !hydrated)}
            refusal={refusal === 'unavailable' ? availabilityTexts.refusal(refusal) : undefined}
            className="h-14"
          />
        </BuyButtons>
        {product.express && allowsExpress(buying.decision) && (
          <ExpressCheckout
            {...product.express}
            active={oneClickActive(answer.state, product.name)}
            changes={`${size.type} ${piece}`}
          />
        )}
        <Status
          product={product}
          size={size}
          chosen={chosen}
          answer={answer}
          className={refusal === null ? undefined : 'order-first'}
        />
      </div>
      <SaveLinks product={product} />
      {/* On a larger window its script is never loaded. */}
      {isPhone && refusal === null && <StickyBuyBar watched={button} buying={buying} piece={piece} prices={prices} />}
    </form>
  );
}
