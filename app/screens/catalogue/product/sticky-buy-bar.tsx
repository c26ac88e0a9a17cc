import { type RefObject, useEffect, useState } from 'react';
import * as productTexts from '#texts/catalogue/product.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

interface StickyBuyBarProps {
  /** The button of the form; the bar stands in for it while it is out of view. */
  watched: RefObject<HTMLButtonElement | null>;
  /** In words: an amount, or that it is free. */
  price: string;
  /** In words, where the price is reduced: what it was, and how much less it is by the lowest of thirty days. */
  reduction: {
    before: string;
    percent: string;
    words: string;
    /** What a bundle saves is no reduced price: it is told in ink and green, as in the form. */
    isSale: boolean;
  } | null;
}

/** On a phone the way into the basket never scrolls away. While the sizes are in view they come first: the bar would lie over them. */
export function StickyBuyBar({ watched, price, reduction }: StickyBuyBarProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const button = watched.current;
    if (!button) return;
    const sizes = button.form?.querySelector('[type=radio][name=size]')?.closest('fieldset');
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
      setShown(inView.size === 0);
    });
    observer.observe(button);
    if (sizes) observer.observe(sizes);
    return () => observer.disconnect();
  }, [watched]);

  if (!shown) return null;
  return (
    <div
      ref={tellHeight}
      className="buy-bar fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-soft md:hidden"
    >
      <p className="figures shrink-0 leading-tight">
        <span className={classNames('block font-display text-xl font-bold', reduction?.isSale && 'text-sale')}>
          {price}
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
        {productTexts.buy}
      </Button>
    </div>
  );
}

/** What is compared stands above the bar, however high its words make it. Told to it alone: told to the page, every element would be matched anew. */
function tellHeight(bar: HTMLElement | null) {
  const style = document.querySelector<HTMLElement>('[data-island="compare-panel"]')?.style;
  if (!bar || !style) return;
  const observer = new ResizeObserver(() => style.setProperty('--buy-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--buy-bar');
  };
}
