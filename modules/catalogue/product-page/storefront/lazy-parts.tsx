import { type ComponentType, lazy, memo, Suspense, startTransition, useEffect, useState } from 'react';

const arriving: Promise<void>[] = [];

/**
 * Parts with a script of their own that loads later. Until it arrives, the part stays as the server rendered it: an
 * earlier update would make React discard the server's HTML, and the content below would jump.
 */
function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const coming = () =>
    load().catch((error) => {
      reportError(error);
      return new Promise<never>(() => {});
    });
  let Part = lazy(coming) as ComponentType<P>;
  if (import.meta.env.SSR) {
    arriving.push(
      load().then((loaded) => {
        Part = loaded.default;
      }),
    );
  }
  const Rendered = memo((props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
  return function LazyPart(props: P) {
    const [held, setHeld] = useState<P | null>(props);
    useEffect(() => void coming().then(() => startTransition(() => setHeld(null))), []);
    return <Rendered {...(held ?? props)} />;
  };
}

export const Configurator = lazyPart(() => import('./configurator.tsx'));
export const Parts = lazyPart(() => import('./parts.tsx'));
export const StickyBuyBar = lazyPart(() => import('./sticky-buy-bar.tsx'));
export const Subscription = lazyPart(() => import('./subscription.tsx'));
export const Tiers = lazyPart(() => import('./tiers.tsx'));
export const PromotionCountdown = lazyPart(() => import('#platform/countdown/storefront/countdown.tsx'));
export const ExpressCheckout = lazyPart(
  () => import('#modules/sales/express-checkout/storefront/express-checkout.tsx'),
);

// The server renders synchronously.
if (import.meta.env.SSR) await Promise.all(arriving);
