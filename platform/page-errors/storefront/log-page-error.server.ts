import { isRouteErrorResponse, type RouterContextProvider } from 'react-router';
import { hidePathToken } from '#platform/links/rules/hide-credentials.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';

/** The shopper sees the error page, the log holds the reason. The client's own errors are in the access log already. */
export function logPageError(error: unknown, { request, context }: Failed, message: string): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { requestId } = context.get(pageContext);
  const { pathname } = new URL(request.url);
  // Work that stops because the client is gone is no failure of the shop.
  const level = request.signal.aborted ? 'info' : 'error';
  context.get(shopContext).log[level]({ requestId, path: hidePathToken(pathname), err: error }, message);
}

interface Failed {
  request: Request;
  context: Readonly<RouterContextProvider>;
}
