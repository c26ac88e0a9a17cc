import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '#app/features/platform/forms/use-hydrated.ts';
import { tierAtQuantity } from '#rules/catalogue/pricing/tiers.ts';
import { pricesVary } from '#rules/catalogue/products/size-table.ts';
import { checkQuantity } from '#rules/catalogue/quantity/check-quantity.ts';
import { quantityLimits } from '#rules/catalogue/quantity/quantity-limits.ts';
import * as productTexts from '#texts/catalogue/product.ts';
import type { NamedProduct } from '#texts/selling/basket.ts';
import { showAlert } from '../../../ui/alert/alert-store.ts';
import { buyingDecision, pricedTiers, quantityFacts, shownSize } from './buy-choice.ts';
import { type BuyingProblem, findBuyingProblem, type PartsProblem } from './find-buying-problem.ts';
import type { OfferedProduct } from './offered-product.ts';
import type { FormPrice } from './use-form-price.ts';
import { useSizeDetails } from './use-size-details.ts';

/** What the shopper has chosen on the product form and what follows from it; null for a product without sizes. */
export function useBuying(product: OfferedProduct, place: RefObject<HTMLFormElement | null>) {
  const isSingle = product.sizes.length === 1;
  const [chosen, setChosen] = useState(isSingle ? (product.sizes[0]?.type ?? null) : null);
  const [subscription, setSubscription] = useState(false);
  const [problem, setProblem] = useState<BuyingProblem | null>(null);
  const [calculated, setCalculated] = useState<FormPrice | null>(null);
  const [partsProblem, setPartsProblem] = useState<PartsProblem | null>(null);
  // A picked multipack gives the field a new start; the turn tells two picks of the same tier apart.
  const [picked, setPicked] = useState<{ quantity: number; turn: number } | null>(null);
  const [quantity, setQuantity] = useState(0);
  const hydrated = useHydrated();

  // What was chosen before the script came is in the form already.
  useLayoutEffect(() => {
    const before = new FormData(place.current ?? undefined);
    const size = before.get('size');
    if (typeof size === 'string') setChosen(size);
    setSubscription(before.get('subscription') === '1');
  }, [place]);

  const answer = useSizeDetails({ product: product.id, size: chosen, subscription });
  const hasTiers = product.sizes.some((one) => one.tiers.length > 0);
  // What is in the basket counts towards a multipack, so what a tier still lacks has changed.
  const { add, adding, prepare } = useAddToBasket(product, () => hasTiers && answer.askAgain());
  const size = shownSize(product, chosen, answer.details);
  if (!size) return null;

  const decision = buyingDecision(product, size);
  const { refusal, shownPrice } = decision;
  const facts = quantityFacts(product, size, subscription);
  const limits = quantityLimits(facts);
  const wanted = quantity || checkQuantity(limits.min, limits).quantity;
  const tiers = pricedTiers(size, answer.details);
  const tier = tierAtQuantity(tiers, wanted);
  const ofAnswers = calculated && 'price' in calculated ? calculated.price : null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const element = event.currentTarget;
    const form = new FormData(element, submitter);
    const unanswered = element.querySelector<HTMLElement>('[name^="priceformula"]:invalid');
    const found = findBuyingProblem({
      chosen,
      refusal,
      parts: partsProblem,
      configured: unanswered === null,
      buying: form.get('mode') !== '2' && !form.has('list'),
      forPoints: form.get('forpoints') === '1',
    });
    setProblem(found);
    if (!found) return void add(form, submitter);
    showAlert({ kind: 'warning', text: found.text });
    // The buy bar is far from what still has to be chosen.
    void import('#app/features/platform/forms/scroll-to-error.ts').then(({ scrollToFirstError }) =>
      scrollToFirstError(element, found.kind === 'configuration' ? unanswered : undefined),
    );
  }

  return {
    size,
    chosen,
    answer,
    hydrated,
    decision,
    refusal,
    shownPrice,
    facts,
    limits,
    quantity: wanted,
    tiers,
    adding,
    submit,
    subscription,
    setSubscription,
    problem,
    setCalculated,
    setPartsProblem,
    picked,
    setQuantity,
    /** Of one piece as the form stands; null when the size's own price holds. */
    formPrice: ofAnswers ?? tier?.price ?? null,
    /** Of one piece with its parts and answers, rebates left aside: what points are earned for. */
    earningPrice: ofAnswers ?? size.price.price,
    priceVaries: (chosen === null && pricesVary(product.sizes)) || (ofAnswers === null && product.answersVary),
    priceError: calculated && 'error' in calculated ? calculated.error : null,
    tier: calculated ? null : tier,
    // S4.21: until the shop has spoken of the chosen size; without script the field is simply there.
    waiting: hydrated && !isSingle && (answer.state === 'idle' || answer.state === 'loading'),
    chooseSize(type: string) {
      setChosen(type);
      setProblem(null);
      prepare();
    },
    pickQuantity(next: number) {
      setPicked({ quantity: next, turn: (picked?.turn ?? 0) + 1 });
      setQuantity(next);
    },
  };
}

export type Buying = NonNullable<ReturnType<typeof useBuying>>;

/** Most visitors only look: what adds to the basket comes when somebody is about to. */
const load = () => import('./add-to-basket.ts');

/** Puts the filled product form into the basket, the favourites or a list without leaving the page. */
function useAddToBasket(product: NamedProduct, onAdded: () => void) {
  const [adding, setAdding] = useState(false);
  const inFlight = useRef(false);

  async function add(form: FormData, button: HTMLElement | null) {
    if (inFlight.current) return;
    inFlight.current = true;
    // A list is chosen in a window of its own; nothing is being bought.
    setAdding(!form.has('list'));
    try {
      const { addToBasket } = await load();
      if (await addToBasket(form, product, button)) onAdded();
    } catch {
      // The script itself did not come.
      showAlert({ kind: 'error', text: productTexts.connectionProblem });
    }
    inFlight.current = false;
    setAdding(false);
  }

  return { add, adding, prepare: () => void load().catch(() => undefined) };
}
