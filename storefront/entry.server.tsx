import earlyScript from 'virtual:early-script';
import islandFiles from 'virtual:island-files';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import './islands.server.tsx';
import { SetAsideContext } from '#platform/islands/storefront/island.tsx';
import { logPageError } from '#platform/page-errors/storefront/log-page-error.server.ts';
import { openData } from '#platform/shell/storefront/document-data.server.ts';
import { isPageHandle } from '#platform/shell/storefront/page-handle.ts';
import { pageContext } from '#platform/shell/storefront/request-context.server.ts';
import { EarlyScriptContext, ScriptsContext } from '#platform/viewport/storefront/early-script-element.tsx';
import { RequestIdContext } from '#storefront/errors/request-id.ts';
import { renderDocument, renderPage, UnrenderedPart } from '../platform/shell/storefront/render-page.server.ts';
import documentStyles from './documents.css?inline';

const FAILED = 'A page failed';

/** Renders the whole page before the first byte: pages are cached as finished buffers and their inline scripts are hashed for the CSP. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageContext);
  const { scriptNonce: nonce, requestId } = page;
  const isWithoutRouter = isDocument(routerContext);
  let failed = false;
  const onError = (error: unknown) => {
    failed = true;
    logPageError(error, { request, context }, FAILED);
  };
  const setAside = (text: string) => page.setAside(text);
  const tree = (
    <SetAsideContext value={isWithoutRouter ? setAside : undefined}>
      <RequestIdContext value={requestId}>
        <EarlyScriptContext value={earlyScript}>
          <ScriptsContext value={{ entry: routerContext.manifest.entry.module, ahead: islandFiles }}>
            <ServerRouter
              context={isWithoutRouter ? asDocument(routerContext, setAside(documentStyles)) : routerContext}
              url={request.url}
              nonce={nonce}
            />
          </ScriptsContext>
        </EarlyScriptContext>
      </RequestIdContext>
    </SetAsideContext>
  );
  const { signal } = request;
  const render = async () => (isWithoutRouter ? renderDocument(tree) : renderPage(tree, { nonce, signal, onError }));
  const text = await render().catch(async (error: unknown) => {
    // The log is to hold the reason too.
    if (error instanceof UnrenderedPart) await renderPage(error.part, { signal, onError });
    throw error;
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const response = new Response(null, { status: failed ? 500 : status, headers });
  page.setText(response, text);
  return response;
}

function isDocument({ staticHandlerContext: { matches, errors }, routeModules }: EntryContext): boolean {
  const handle = matches.map(({ route }) => routeModules[route.id]?.handle).findLast(isPageHandle);
  return !errors && handle?.isDocument === true;
}

/**
 * No router will run in the browser: it gets no data, and of the route table only what is rendered is looked at.
 * Its styles come with the page: nothing is rendered before a style sheet that is asked for has come (decision 32).
 */
function asDocument(context: EntryContext, criticalCss: string): EntryContext {
  const { manifest, staticHandlerContext, serverHandoffStream, ...rest } = context;
  void serverHandoffStream?.cancel();
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route: { id } }) => [
      id,
      manifest.routes[id] && { ...manifest.routes[id], css: [] },
    ]),
  );
  const opened = { ...staticHandlerContext, loaderData: openData(staticHandlerContext.loaderData) };
  return { ...rest, staticHandlerContext: opened, manifest: { ...manifest, routes }, criticalCss };
}

/** Errors of loaders and actions. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  logPageError(error, { request, context: context as RouterContextProvider }, FAILED);
};
