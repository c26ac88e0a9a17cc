import { lazy, Suspense } from 'react';
import { usePersonal } from '#platform/personal/storefront/use-personal.ts';

const CompareStrip = lazy(() => import('./compare-strip.tsx'));

/** S2.09. Sticks to the lower edge without covering content or shifting it. */
export function ComparePanel() {
  const { compared } = usePersonal();
  if (compared.length === 0) return null;
  return (
    <Suspense>
      <CompareStrip compared={compared} />
    </Suspense>
  );
}
