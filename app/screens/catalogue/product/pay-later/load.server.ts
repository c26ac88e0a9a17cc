import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { notFound } from '../../../../not-found.server.ts';

/** What the shop offers to those who do not pay at once; no page about what it does not offer. */
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
