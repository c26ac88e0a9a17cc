import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type EntryContext,
  ServerRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { expect, it } from 'vitest';
import { useNonce, useRouter } from './router-internals.ts';

function Page() {
  return `${typeof useRouter()?.navigate}, ${useNonce() ?? 'no nonce'}`;
}

const { query, dataRoutes } = createStaticHandler([{ id: 'root', path: '/', Component: Page }]);
const queried = async () => (await query(new Request('http://localhost/'))) as StaticHandlerContext;

it('gives the router of a page', async () => {
  const context = await queried();
  const router = createStaticRouter(dataRoutes, context);
  const html = renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  expect(html).toBe('function, no nonce');
});

it('gives the nonce that the server renders a page with', async () => {
  const context: Partial<EntryContext> = {
    manifest: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '' },
    routeModules: { root: { default: Page } },
    future: {},
    isSpaMode: false,
    routeDiscovery: { mode: 'initial', manifestPath: '' },
    ssr: true,
    staticHandlerContext: await queried(),
  };
  const html = renderToStaticMarkup(
    <ServerRouter context={context as EntryContext} url="http://localhost/" nonce="abc" />,
  );
  expect(html).toContain('function, abc');
});
