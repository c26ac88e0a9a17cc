import { type ComponentProps, type ComponentType, lazy, memo, Suspense } from 'react';

/**
 * Parts that few products have or few shoppers use: they come in the page, their script after it. Kept from
 * needless updates, because one that arrives before the script would empty the place for a moment.
 */
function rare<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Part = lazy(load) as ComponentType<P>;
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
export const Subscription = rare(() => import('./subscription.tsx'));
export const Tiers = rare(() => import('./tiers.tsx'));
export const PromotionCountdown = rare(async () => ({
  default: (await import('#app/features/platform/countdown/countdown.tsx')).Countdown,
}));
export const ExpressCheckout = rare(() => import('#app/features/selling/express/express-checkout.tsx'));
export const NotifyLink = rare(() => import('#app/features/customers/notify-me/notify-link.tsx'));
export const SizeTableLink = rare(() => import('./size-table-link.tsx'));
export const PriceHistoryLink = rare(() => import('./price-history-link.tsx'));
export const StickyBuyBar = rare(() => import('./sticky-buy-bar.tsx'));
export const CompareLink = rare(async () => ({
  default: (await import('#app/features/customers/compare/compare-link.tsx')).CompareLink,
}));
