import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import './islands.server.ts';
import { RequestIdContext } from '#app/features/errors/request-id.ts';
import { earlyScript } from '#app/features/platform/viewport/early-script.server.ts';
import { EarlyScriptContext } from '#app/features/platform/viewport/early-script-element.tsx';
import { drawPage } from './draw-page.server.ts';
import { letPageSleep } from './let-page-sleep.server.ts';
import { pageContext, shopContext } from './request-context.server.ts';

/** Renders the whole page before the first byte: pages are cached as finished buffers and their inline scripts are hashed for the CSP. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { scriptNonce: nonce, requestId } = context.get(pageContext);
  let failed = false;
  const drawn = await drawPage(
    <RequestIdContext value={requestId}>
      <EarlyScriptContext value={earlyScript}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </EarlyScriptContext>
    </RequestIdContext>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        failed = true;
        logError(error, context, request);
      },
    },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = import.meta.env.DEV ? drawn : letPageSleep(drawn);
  return new Response(html, { status: failed ? 500 : status, headers });
}

/** Errors of loaders and actions; the shopper sees the error page, the log sees the reason. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) logError(error, context as RouterContextProvider, request);
};

function logError(error: unknown, context: RouterContextProvider, request: Request): void {
  const { requestId } = context.get(pageContext);
  const { pathname } = new URL(request.url);
  context.get(shopContext).log.error({ requestId, path: pathname, err: error }, 'A page failed');
}
