import { type FormEvent, useRef, useState } from 'react';
import { allowsExpress } from '#rules/express/allows-express.ts';
import { availabilityTexts } from '#texts/availability.ts';
import { productTexts } from '#texts/product.ts';
import { Countdown } from '../../features/countdown/countdown.tsx';
import { ExpressCheckout } from '../../features/express/express-checkout.tsx';
import { useHydrated } from '../../features/forms/use-hydrated.ts';
import { QuantityField } from '../../features/quantity/quantity-field.tsx';
import { useShell } from '../../features/shell/use-shell.ts';
import { showAlert } from '../../ui/alert/alert-store.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BasketIcon } from '../../ui/icons/basket.tsx';
import { buyingDecision, quantityFacts, shownSize } from './buy-choice.ts';
import { Configurator } from './configurator.tsx';
import { KeepLinks } from './keep-links.tsx';
import type { ShownProduct } from './load.server.ts';
import { SizePicker } from './size-picker.tsx';
import { SizePriceBlock } from './size-price-block.tsx';
import { Status } from './status.tsx';
import { StickyBuyBar } from './sticky-buy-bar.tsx';
import { Tiers } from './tiers.tsx';
import { useAddToBasket } from './use-add-to-basket.ts';
import { useSizeDetails } from './use-size-details.ts';

/** Price, size, quantity and the button: one form that also works without script. */
export function BuyBox({ product }: { product: ShownProduct }) {
  const [chosen, setChosen] = useState(product.sizes.length === 1 ? (product.sizes[0]?.type ?? null) : null);
  const [missing, setMissing] = useState(false);
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const contactLink = useShell()?.settings.contactLink ?? '/contact.php';
  const details = useSizeDetails(product.id, chosen);
  const { add, adding } = useAddToBasket(product);
  const size = shownSize(product, chosen);
  if (!size) return <p className="mt-5 font-semibold">{productTexts.unavailable}</p>;
  const decision = buyingDecision(product, size);
  const { refusal } = decision;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    const buying = form.get('mode') !== '2';
    if (chosen === null) {
      setMissing(true);
      showAlert({ kind: 'warning', text: productTexts.chooseSize });
    } else if (buying && refusal) {
      showAlert({ kind: 'warning', text: availabilityTexts.refusal(refusal) });
    } else {
      void add(form);
    }
  }

  function chooseSize(type: string) {
    setChosen(type);
    setMissing(false);
  }

  return (
    <form
      id="projector_form"
      method="post"
      action="/basketchange.php"
      data-product_id={product.id}
      data-type={product.type}
      noValidate={hydrated}
      onSubmit={handleSubmit}
      className="mt-5"
    >
      <input type="hidden" name="product" value={product.id} />
      <SizePriceBlock product={product} size={size} chosen={chosen !== null} fresh={details?.prices ?? null} />
      {product.promotionUntil && <Countdown until={product.promotionUntil} className="mt-3" />}
      <SizePicker sizes={product.sizes} chosen={chosen} missing={missing} onChoose={chooseSize} />
      <Configurator questions={product.configurator} />
      <Tiers tiers={size.tiers} unit={product} />
      <Status product={product} size={size} chosen={chosen !== null} details={details} />
      {refusal === 'phone_price' ? (
        <ButtonLink to={contactLink} size="lg" wide className="mt-5">
          {productTexts.contact}
        </ButtonLink>
      ) : (
        <div className="mt-5 flex gap-3">
          <QuantityField
            name="number"
            label={productTexts.quantity}
            facts={quantityFacts(product, size)}
            unit={product}
            disabled={refusal !== null}
            className="h-14"
          />
          <Button
            ref={button}
            type="submit"
            name="mode"
            value="1"
            size="lg"
            wide
            loading={adding}
            aria-disabled={refusal !== null || undefined}
          >
            <BasketIcon className="size-5" />
            {productTexts.buy}
          </Button>
        </div>
      )}
      {product.express && allowsExpress(decision) && (
        <ExpressCheckout {...product.express} changes={`${size.type} ${details?.prices?.price ?? size.price.price}`} />
      )}
      <KeepLinks product={product} />
      {refusal === null && <StickyBuyBar watched={button} price={size.price.price} adding={adding} />}
    </form>
  );
}
