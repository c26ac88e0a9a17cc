import { lazy, Suspense } from 'react';
import { usePersonal } from '#platform/personal/storefront/use-personal.ts';

const CompareStrip = lazy(() => import('./compare-strip.tsx'));

/**
 * What the visitor compares, at the lower edge of listings and product pages (S2.09). It is at the end of the page and
 * sticks to the window, so it covers nothing for good and moves nothing when it comes.
 */
export function ComparePanel() {
  const { compared } = usePersonal();
  if (compared.length === 0) return null;
  return (
    <Suspense>
      <CompareStrip compared={compared} />
    </Suspense>
  );
}
