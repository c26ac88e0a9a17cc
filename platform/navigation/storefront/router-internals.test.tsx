import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  ServerRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { expect, it } from 'vitest';
import { useNonce, useRouter } from './router-internals.ts';

function Page() {
  return `${typeof useRouter()?.navigate}, ${useNonce() ?? 'no nonce'}`;
}

const routes = [{ id: 'root', path: '/', Component: Page }];

it('gives the router of a page', async () => {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = (await query(new Request('http://localhost/'))) as StaticHandlerContext;
  const router = createStaticRouter(dataRoutes, context);
  expect(renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />)).toBe(
    'function, no nonce',
  );
});

it('gives the nonce that the server renders a page with', async () => {
  const { query } = createStaticHandler(routes);
  const staticHandlerContext = (await query(new Request('http://localhost/'))) as StaticHandlerContext;
  const context = {
    manifest: { routes: { root: { id: 'root' } }, entry: { module: '', imports: [] }, url: '', version: '' },
    routeModules: { root: { default: Page } },
    future: {},
    isSpaMode: false,
    routeDiscovery: { mode: 'initial', manifestPath: '' },
    ssr: true,
    staticHandlerContext,
  } as unknown as ComponentProps<typeof ServerRouter>['context'];
  const html = renderToStaticMarkup(createElement(ServerRouter, { context, url: 'http://localhost/', nonce: 'abc' }));
  expect(html).toContain('function, abc');
});
