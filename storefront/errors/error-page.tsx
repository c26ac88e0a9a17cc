import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { FailurePage } from '#storefront/errors/failure-page.tsx';

const NotFoundPage = lazy(() => import('#storefront/errors/not-found-page.tsx'));

/** Replaces a screen that could not be shown; header and footer stay. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  if (!missing) return <FailurePage />;
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}
