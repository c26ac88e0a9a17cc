import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { drawPage } from '#app/draw-page.server.ts';
import { pageContext, shopContext } from '#app/request-context.server.ts';

/** Draws a screen of the panel whole; its inline scripts are hashed for the content policy afterwards. */
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
    logError(error, context, request);
  };
  const screen = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
  const html = await drawPage(screen, { nonce, signal: request.signal, onError });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, {
    status: failed ? 500 : status,
    headers,
  });
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) logError(error, context as RouterContextProvider, request);
};

function logError(error: unknown, context: RouterContextProvider, request: Request): void {
  const { requestId } = context.get(pageContext);
  const { pathname } = new URL(request.url);
  context.get(shopContext).log.error({ requestId, path: pathname, err: error }, 'A screen of the panel failed');
}
