import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import * as offlineTexts from '#platform/shell/texts/offline.ts';
import { buttonLook } from '#platform/ui/button-look.ts';
import documentStyles from '#storefront/documents.css?inline';
import { Logo } from '#storefront/shell/logo.tsx';

export function offlinePage(context: Readonly<RouterContextProvider>): Response {
  const { name, brandFolder } = context.get(shopContext).settings;
  const page = context.get(pageContext);
  page.cache({ tags: ['settings'] });
  const html = renderToStaticMarkup(
    // As with script and without fonts at hand (storefront/early): without a network none are asked for.
    <html lang="pl" data-js="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{offlineTexts.title}</title>
        <link rel="icon" href={`${brandFolder}/favicon.svg`} type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style nonce={page.scriptNonce} dangerouslySetInnerHTML={{ __html: documentStyles }} />
      </head>
      <body>
        <main className="page-width flex min-h-dvh flex-col items-start justify-center gap-6 py-12">
          <Logo name={name} brandFolder={brandFolder} />
          <h1>{offlineTexts.title}</h1>
          <p className="max-w-prose text-lg text-ink-soft">{offlineTexts.lead}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself, query included */}
          <a href="" className={buttonLook()}>
            {offlineTexts.retry}
          </a>
          {/* The worker fills the list with the products looked at last, and shows it. */}
          <section hidden className="w-full max-w-2xl">
            <h2 className="type-sub">{offlineTexts.viewed}</h2>
            <ul className="offline-viewed" />
          </section>
          {/* The worker puts this above a cached product. */}
          <template>
            <p className="offline-note">{offlineTexts.kept}</p>
          </template>
        </main>
      </body>
    </html>,
  );
  return new Response(`<!DOCTYPE html>${html}`, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
