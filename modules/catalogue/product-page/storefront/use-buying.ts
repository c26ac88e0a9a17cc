import { type RefObject, startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { checkQuantity } from '#modules/catalogue/availability/rules/check-quantity.ts';
import { quantityLimits } from '#modules/catalogue/availability/rules/quantity-limits.ts';
import { tierAtQuantity } from '#modules/catalogue/pricing/rules/tiers.ts';
import { SIZE_IN_ADDRESS } from '#modules/catalogue/products/rules/product-links.ts';
import { pricesVary } from '#modules/catalogue/products/rules/size-table.ts';
import { currentViewport, onViewportChange } from '#platform/viewport/storefront/viewport-store.ts';
import { afterPromotion, buyingDecision, pricedTiers, quantityFacts, shownSize } from './buy-choice.ts';
import { type FormFacts, UNKNOWN_PARTS } from './buying-form.ts';
import type { BuyingProblem } from './find-buying-problem.ts';
import type { OfferedProduct } from './offered-product.ts';
import { BOUGHT, CHECKED, lastProblem } from './replay-buying.ts';
import type { FormPrice } from './use-form-price.ts';
import { useSizeDetails } from './use-size-details.ts';

export function useBuying(
  product: OfferedProduct,
  place: RefObject<HTMLFormElement | null>,
  { hydrated, isPromotionOver }: { hydrated: boolean; isPromotionOver: boolean },
) {
  const isSingle = product.sizes.length === 1;
  const [chosen, setChosen] = useState(isSingle ? (product.sizes[0]?.type ?? null) : null);
  const [subscription, setSubscription] = useState(false);
  const [problem, setProblem] = useState<BuyingProblem | null>(null);
  const [calculated, setCalculated] = useState<FormPrice | null>(null);
  // The parts are hydrated later and report their own problem.
  const [partsProblem, setPartsProblem] = useState<FormFacts['parts']>(
    product.bundleParts.length > 0 ? UNKNOWN_PARTS : null,
  );
  const [bundle, setBundle] = useState(product.bundle);
  // A picked tier resets the field; `turn` distinguishes two picks of the same tier.
  const [picked, setPicked] = useState<{ quantity: number; turn: number } | null>(null);
  const [quantity, setQuantity] = useState(0);

  // Choices made before the script arrived.
  useLayoutEffect(() => {
    const before = new FormData(place.current ?? undefined);
    const size = before.get('size') ?? sizeInAddress(product.sizes);
    if (typeof size === 'string') setChosen(size);
  }, [place, product.sizes]);
  useEffect(() => showColours(chosen), [chosen]);

  const answer = useSizeDetails({ product: product.id, size: chosen, subscription });
  const hasTiers = product.sizes.some((one) => one.tiers.length > 0);
  // Pieces in the basket count towards a tier, so the missing quantity changed.
  useClicks(place, setProblem, () => hasTiers && answer.requestAgain());
  const shown = shownSize(product, chosen, answer.details);
  if (!shown) return null;
  // The details may be older than the end of the promotion.
  const size = isPromotionOver ? afterPromotion(shown) : shown;

  const decision = buyingDecision(product, size);
  const { refusal, shownPrice } = decision;
  const facts = quantityFacts(product, size, subscription);
  const limits = quantityLimits(facts);
  const wanted = quantity || checkQuantity(limits.min, limits).quantity;
  const tiers = pricedTiers(size, answer.details);
  const tier = tierAtQuantity(tiers, wanted);
  const ofAnswers = calculated && 'price' in calculated ? calculated.price : null;

  return {
    size,
    chosen,
    answer,
    decision,
    refusal,
    shownPrice,
    facts,
    limits,
    quantity: wanted,
    tiers,
    hydrated,
    subscription,
    setSubscription,
    problem,
    setCalculated,
    partsProblem,
    setPartsProblem,
    bundle,
    setBundle,
    picked,
    setQuantity,
    formPrice: ofAnswers ?? tier?.price ?? null,
    /** Of one piece with parts and answers, without rebates: points are earned for it. */
    earningPrice: ofAnswers ?? size.price.price,
    priceVaries: (chosen === null && pricesVary(product.sizes)) || (ofAnswers === null && product.answersVary),
    priceError: calculated && 'error' in calculated ? calculated.error : null,
    tier: calculated ? null : tier,
    // S4.21: until the details of the chosen size arrive. Without a script the field is enabled.
    waiting: hydrated && !isSingle && (answer.state === 'idle' || answer.state === 'loading'),
    chooseSize(type: string) {
      setChosen(type);
      setProblem(null);
    },
    pickQuantity(next: number) {
      setPicked({ quantity: next, turn: (picked?.turn ?? 0) + 1 });
      setQuantity(next);
    },
  };
}

export type Buying = NonNullable<ReturnType<typeof useBuying>>;

/** Follows clicks that the plain script handled, also before React. */
function useClicks(
  place: RefObject<HTMLFormElement | null>,
  onProblem: (problem: BuyingProblem | null) => void,
  onBought: () => void,
) {
  const handleBought = useEffectEvent(onBought);
  useEffect(() => {
    const form = place.current;
    if (!form) return;
    const takeProblem = () => onProblem(lastProblem(form));
    const takeBought = () => handleBought();
    takeProblem();
    form.addEventListener(CHECKED, takeProblem);
    form.addEventListener(BOUGHT, takeBought);
    return () => {
      form.removeEventListener(CHECKED, takeProblem);
      form.removeEventListener(BOUGHT, takeBought);
    };
  }, [place, onProblem]);
}

/** The size chosen for another colour or named in an email, if this product has it. */
function sizeInAddress(sizes: readonly { type: string }[]): string | null {
  const wanted = new URLSearchParams(window.location.hash.slice(1)).get(SIZE_IN_ADDRESS);
  return sizes.find(({ type }) => type === wanted)?.type ?? null;
}

function showColours(chosen: string | null): void {
  const hash = chosen === null ? '' : new URLSearchParams({ [SIZE_IN_ADDRESS]: chosen }).toString();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-colour]')) link.hash = hash;
}

/** Rendered in slices after hydration: rendering the whole form at once would delay clicks. */
export function useBrowser() {
  const [browser, setBrowser] = useState({ hydrated: false, isPhone: false });
  useEffect(() => {
    const update = () => startTransition(() => setBrowser({ hydrated: true, isPhone: currentViewport() === 1 }));
    update();
    return onViewportChange(update);
  }, []);
  return browser;
}
