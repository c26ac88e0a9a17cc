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
  watched: RefObject<HTMLButtonElement | null>;
  buying: Buying;
  piece: Grosze;
  prices: Prices;
}

type Prices = Pick<ReturnType<typeof useMoney>, 'money' | 'shown'>;

/** Sizes this close to the lower edge would be covered. */
const BAR_HEIGHT = 88;

/** Hidden while the sizes are visible in its place. */
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

/** Null while the customer still has to choose. */
function reductionOf({ size, bundle, shownPrice, priceVaries }: Buying, piece: Grosze, { money, shown }: Prices) {
  if (shownPrice !== 'price' || priceVaries) return null;
  const saving = describeReduction({ ...size.price, price: piece });
  if (saving) {
    return {
      // As the price above: two struck-through prices would be ambiguous.
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
    isSale: false,
  };
}

/**
 * The comparison strip moves above the bar. The property is set on the strip, because on the page it would restyle
 * every element.
 */
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
