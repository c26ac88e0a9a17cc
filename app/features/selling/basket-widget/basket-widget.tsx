import { lazy, Suspense } from 'react';
import { HeaderLink } from '#app/features/platform/frame/header-link.tsx';
import { useOpenPanel } from '#app/features/platform/frame/use-open-panel.ts';
import { BasketIcon } from '#app/ui/icons/shopping.tsx';
import { widgetLook } from '#rules/selling/basket/basket-view.ts';
import * as shellTexts from '#texts/platform/shell.ts';
import type { BasketOnWire } from '#wire/basket-answer.ts';

const BasketPanel = lazy(() => import('./basket-panel.tsx'));
const texts = shellTexts.basket;

/** The basket in the header: a link with its counter, and under it on classes 3 and 4 what lies inside. */
export function BasketWidget({ basket }: { basket: BasketOnWire | null }) {
  const { open, show, panelProps } = useOpenPanel();
  const count = basket?.productsCounter ?? 0;
  const look = widgetLook(basket?.products.length ?? 0);
  const isOpen = open === 'basket';

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only show more of what the link inside leads to
    <div
      id="menu_basket"
      className="relative"
      {...panelProps('basket')}
      onFocus={({ target }) => target.matches(':focus-visible') && show('basket')}
    >
      <HeaderLink
        to="/koszyk"
        label={texts.label}
        name={count > 0 ? texts.count(count) : undefined}
        icon={<BasketIcon />}
        count={count}
        expanded={look === 'hidden' ? undefined : isOpen}
      />
      <noscript>
        {/* The page is the same for everybody: without script this brings the counter. */}
        <link rel="stylesheet" href="/koszyk/licznik.css" />
      </noscript>
      {isOpen && basket && look !== 'hidden' && (
        <Suspense>
          <BasketPanel basket={basket} look={look} />
        </Suspense>
      )}
    </div>
  );
}
