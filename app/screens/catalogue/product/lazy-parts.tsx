import { type ComponentProps, type ComponentType, lazy, memo, Suspense } from 'react';

const arriving: Promise<void>[] = [];

/**
 * Parts that few products have or few shoppers use: they come in the page, their script after it. Kept from
 * needless updates, because one that arrives before the script would empty the place for a moment.
 */
function rare<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let Part = lazy(load) as ComponentType<P>;
  if (import.meta.env.SSR) {
    arriving.push(
      load().then((loaded) => {
        Part = loaded.default;
      }),
    );
  }
  return memo(function RarePart(props: ComponentProps<typeof Part>) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  });
}

export const Configurator = rare(() => import('./configurator.tsx'));
export const Parts = rare(() => import('./parts.tsx'));
export const StickyBuyBar = rare(() => import('./sticky-buy-bar.tsx'));
export const Subscription = rare(() => import('./subscription.tsx'));
export const Tiers = rare(() => import('./tiers.tsx'));
export const PromotionCountdown = rare(async () => ({
  default: (await import('#app/features/platform/countdown/countdown.tsx')).Countdown,
}));
export const ExpressCheckout = rare(() => import('#app/features/selling/express/express-checkout.tsx'));

// The server draws whole pages and waits for nothing then.
if (import.meta.env.SSR) await Promise.all(arriving);
