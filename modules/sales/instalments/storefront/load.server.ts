import type { RouterContextProvider } from 'react-router';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';

export function loadInstalments(context: Readonly<RouterContextProvider>) {
  const { instalments } = context.get(shopContext).settings.payLater;
  if (instalments.length === 0) throw notFound();
  context.get(pageContext).cache({ tags: ['settings'] });
  return instalments;
}

export function loadDeferred(context: Readonly<RouterContextProvider>) {
  const { deferred } = context.get(shopContext).settings.payLater;
  if (!deferred) throw notFound();
  context.get(pageContext).cache({ tags: ['settings'] });
  return deferred;
}
