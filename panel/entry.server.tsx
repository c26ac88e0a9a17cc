import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { logPageError } from '#platform/page-errors/storefront/log-page-error.server.ts';
import { renderPage } from '#platform/shell/storefront/render-page.server.ts';
import { pageContext } from '#platform/shell/storefront/request-context.server.ts';

const FAILED = 'A screen of the panel failed';

/** Inline scripts are hashed afterwards for the content policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { scriptNonce: nonce } = context.get(pageContext);
  let failed = false;
  const onError = (error: unknown) => {
    failed = true;
    logPageError(error, { request, context }, FAILED);
  };
  const screen = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
  const html = await renderPage(screen, { nonce, signal: request.signal, onError });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, {
    status: failed ? 500 : status,
    headers,
  });
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  logPageError(error, { request, context: context as RouterContextProvider }, FAILED);
};
