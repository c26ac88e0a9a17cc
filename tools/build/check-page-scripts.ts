import { createElement } from 'react';
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { renderPage } from '#platform/shell/storefront/render-page.server.ts';
import { hashInline } from '#server/security/hash-inline.ts';

const NONCE = 'nonce-of-the-check';

/**
 * Scripts get hashes by rewriting what React Router and React wrote. This has the installed versions write a page and
 * rewrites it: when they write it otherwise, there is no build.
 */
export async function checkPageScripts(change = (html: string) => html): Promise<void> {
  const written = change(await writePage());
  const { body, scriptHashes } = hashInline(written, NONCE);
  const inline = String(body).match(/<script(?![^>]*\ssrc=)/g) ?? [];
  if (inline.length === 0 || scriptHashes.length !== inline.length) {
    throw new Error(
      `Of the ${inline.length} scripts React Router writes into a page hashInline finds ${scriptHashes.length}`,
    );
  }
}

/** The smallest page there is: one route that shows nothing but its scripts. */
async function writePage(): Promise<string> {
  const handle = createRequestHandler(pageBuild(), 'production');
  const answer = await handle(new Request('http://shop.invalid/'), new RouterContextProvider());
  return answer.text();
}

function pageBuild(): ServerBuild {
  const Page = () =>
    createElement('html', null, createElement('body', null, createElement(Outlet), createElement(Scripts)));
  return {
    entry: { module: { default: writeDocument } },
    routes: { root: { id: 'root', path: '', module: { default: Page } } },
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
      routes: {
        root: {
          id: 'root',
          path: '',
          hasAction: false,
          hasLoader: false,
          hasErrorBoundary: false,
          hasClientAction: false,
          hasClientLoader: false,
          hasClientMiddleware: false,
          clientActionModule: undefined,
          clientLoaderModule: undefined,
          clientMiddlewareModule: undefined,
          hydrateFallbackModule: undefined,
          module: '/assets/root.js',
          imports: ['/assets/shell.js'],
          css: [],
        },
      },
      url: '/assets/manifest.js',
      version: '1',
    },
    assetsBuildDirectory: '',
    publicPath: '/',
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

async function writeDocument(request: Request, status: number, headers: Headers, context: EntryContext) {
  const page = createElement(ServerRouter, { context, url: request.url, nonce: NONCE });
  const html = await renderPage(page, {
    nonce: NONCE,
    signal: request.signal,
    onError: (error) => console.error(error),
  });
  return new Response(html, { status, headers });
}
