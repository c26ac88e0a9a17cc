import { type RefObject, useEffect, useState } from 'react';
import { describeReduction } from '#modules/catalogue/pricing/rules/reduction.ts';
import type { useMoney } from '#modules/catalogue/pricing/storefront/use-money.ts';
import * as priceTexts from '#modules/catalogue/pricing/texts/storefront.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { Button } from '#platform/ui/button.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx';
import type { Buying } from './use-buying.ts';

interface StickyBuyBarProps {
  /** The button of the form; the bar stands in for it while it is out of view. */
  watched: RefObject<HTMLButtonElement | null>;
  buying: Buying;
  /** Cost of one piece as the form stands. */
  piece: Grosze;
  prices: Prices;
}

type Prices = Pick<ReturnType<typeof useMoney>, 'money' | 'shown'>;

/** What the bar is at most high: sizes that reach so far down would be under it. */
const BAR_HEIGHT = 88;

/** On a phone the way into the basket never scrolls away. While the sizes are where it would lie they come first. */
export default function StickyBuyBar({ watched, buying, piece, prices }: StickyBuyBarProps) {
  const [shown, setShown] = useState(false);
  const [areAmounts, setAreAmounts] = useState(false);
  useEffect(() => {
    const button = watched.current;
    if (!button) return;
    setAreAmounts(Boolean(button.form?.dataset.amounts));
    const sizes = button.form?.querySelector('[type=radio][name=size]')?.closest('label')?.parentElement;
    const inTheWay = new Set<Element>();
    const follow: IntersectionObserverCallback = (entries) => {
      for (const { target, isIntersecting } of entries) inTheWay[isIntersecting ? 'add' : 'delete'](target);
      setShown(inTheWay.size === 0);
    };
    const wholeWindow = new IntersectionObserver(follow);
    const lowerEdge = new IntersectionObserver(follow, { rootMargin: `${BAR_HEIGHT - window.innerHeight}px 0px 0px` });
    wholeWindow.observe(button);
    if (sizes) lowerEdge.observe(sizes);
    return () => {
      wholeWindow.disconnect();
      lowerEdge.disconnect();
    };
  }, [watched]);

  if (!shown) return null;
  const { shownPrice, priceVaries } = buying;
  const reduction = reductionOf(buying, piece, prices);
  return (
    <div
      ref={reportHeight}
      className="buy-bar fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-soft md:hidden"
    >
      <p className="figures shrink-0 leading-tight">
        <span className={classNames('block font-display text-xl font-bold', reduction?.isSale && 'text-sale')}>
          {shownPrice === 'free' && !priceVaries
            ? priceTexts.free
            : priceTexts.amount(prices.money(piece), priceVaries)}
        </span>
        {reduction && (
          <span className="text-sm text-ink-soft">
            <VisuallyHidden>{reduction.words}</VisuallyHidden>
            <span aria-hidden="true">
              <s>{reduction.before}</s>{' '}
              <span className={classNames('font-semibold', reduction.isSale ? 'text-sale' : 'text-ok')}>
                {reduction.percent}
              </span>
            </span>
          </span>
        )}
      </p>
      <Button type="submit" name="mode" value="1" className="flex-1 basis-28">
        {buying.chosen !== null ? productTexts.buy : areAmounts ? productTexts.chooseAmount : productTexts.chooseSize}
      </Button>
    </div>
  );
}

/** What the bar says next to the price: its reduction, or what a bundle saves; nothing while choices still decide. */
function reductionOf({ size, bundle, shownPrice, priceVaries }: Buying, piece: Grosze, { money, shown }: Prices) {
  if (shownPrice !== 'price' || priceVaries) return null;
  const saving = describeReduction({ ...size.price, price: piece });
  if (saving) {
    return {
      // As the price above strikes it: two struck prices of one product would both be doubted.
      before: money(size.price.regularPrice ?? piece + saving.amount),
      percent: priceTexts.percentOff(saving.percent),
      words: priceTexts.save(shown(saving.amount), saving),
      isSale: true,
    };
  }
  if (!bundle?.saving) return null;
  return {
    before: money(bundle.separately),
    percent: priceTexts.percentOff(bundle.saving.percent),
    words: `${priceTexts.bundleSeparately} ${money(bundle.separately)}`,
    // What a bundle saves is no reduced price: it is told in ink and green, as in the form.
    isSale: false,
  };
}

/** What is compared is above the bar, however high its words make it. Told to it alone: told to the page, every element would be matched anew. */
function reportHeight(bar: HTMLElement | null) {
  const style = document.querySelector<HTMLElement>('[data-island="compare-panel"]')?.style;
  if (!bar || !style) return;
  const observer = new ResizeObserver(() => style.setProperty('--buy-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--buy-bar');
  };
}
