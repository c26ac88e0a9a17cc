import { useMemo } from 'react';
import {
  Form,
  type LinksFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { keepUnsentForm } from '#platform/forms/storefront/save-unsent-form.ts';
import { SendingContext } from '#platform/forms/storefront/use-single-submit.ts';
import { leaveForDocuments } from '#platform/navigation/storefront/leave-for-documents.ts';
import { loadFragment } from '#platform/navigation/storefront/load-fragment.ts';
import { NavigationEffects } from '#platform/navigation/storefront/navigation-effects.tsx';
import { RouterLink } from '#platform/navigation/storefront/router-link.tsx';
import { PersonalLoader } from '#platform/personal/storefront/personal-loader.tsx';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta } from '#platform/seo/storefront/page-meta.ts';
import { currentPage } from '#platform/shell/storefront/page-handle.ts';
import { ShellContext, type ShellData, ShellDataScript } from '#platform/shell/storefront/shell-data.tsx';
import { LinkContext } from '#platform/ui/link.tsx';
import { EntryScript } from '#platform/viewport/storefront/early-script-element.tsx';
import { ErrorPage } from '#storefront/errors/error-page.tsx';
import { DocumentHead } from '#storefront/shell/document-head.tsx';
import { loadShell } from '#storefront/shell/load-shell.server.ts';
import { ShellFrame } from '#storefront/shell/shell-frame.tsx';
import './styles.css';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepUnsentForm, leaveForDocuments, loadFragment];

export function loader({ context }: Route.LoaderArgs) {
  return loadShell(context);
}

/** The menu and the settings do not change while a shopper walks through the shop: they travel once. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData, error }: Route.MetaArgs<typeof loader>) {
  // An error page brings its own title.
  if (error) return [];
  const shopName = loaderData?.settings.name ?? '';
  return pageMeta({ shopName });
}

export const links: LinksFunction = () => [{ rel: 'manifest', href: '/manifest.webmanifest' }];

export function Layout({ children }: { children: React.ReactNode }) {
  // Without an error the router answers null in the browser, or nothing.
  const failed = (useRouteError() ?? null) !== null;
  const shell = useRouteLoaderData<ShellData>('root');
  const page = currentPage(useMatches());
  const isDocument = !failed && page?.handle.isDocument;
  return (
    // The early script marks <html> before React sees it.
    <html lang="pl" suppressHydrationWarning>
      <ShellContext value={shell}>
        <DocumentHead failed={failed} />
        <body>
          <ShellFrame failed={failed}>{isDocument ? children : <RoutedScreen>{children}</RoutedScreen>}</ShellFrame>
          {shell && <ShellDataScript shell={shell} />}
          {isDocument ? <EntryScript /> : <Scripts />}
        </body>
      </ShellContext>
    </html>
  );
}

/** A screen behind forms: the router goes from one to the next without leaving the document. */
function RoutedScreen({ children }: { children: React.ReactNode }) {
  const { state } = useNavigation();
  const sending = useMemo(() => ({ Form, state }), [state]);
  return (
    <LinkContext value={RouterLink}>
      <SendingContext value={sending}>
        {children}
        <NavigationEffects />
        <PersonalLoader />
        <ScrollRestoration />
      </SendingContext>
    </LinkContext>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
