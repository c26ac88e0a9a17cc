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
import { ErrorPage } from '#app/features/errors/error-page.tsx';
import { keepUnsentForm } from '#app/features/platform/forms/keep-unsent-form.ts';
import { SendingContext } from '#app/features/platform/forms/use-single-submit.ts';
import { currentPage } from '#app/features/platform/frame/page-handle.ts';
import { ShellContext, type ShellData, ShellDataScript } from '#app/features/platform/frame/shell-data.tsx';
import { leaveForDocuments } from '#app/features/platform/navigation/leave-for-documents.ts';
import { loadFragment } from '#app/features/platform/navigation/load-fragment.ts';
import { NavigationEffects } from '#app/features/platform/navigation/navigation-effects.tsx';
import { PersonalLoader } from '#app/features/platform/personal/personal-loader.tsx';
import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { EntryScript } from '#app/features/platform/viewport/early-script-element.tsx';
import { DocumentHead } from '#app/features/shell/document-head.tsx';
import { loadShell } from '#app/features/shell/load-shell.server.ts';
import { ShellFrame } from '#app/features/shell/shell-frame.tsx';
import type { Route } from './+types/root';
import { RouterLink } from './router-link.tsx';
import { LinkContext } from './ui/link.tsx';
import './styles.css';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepUnsentForm, leaveForDocuments, loadFragment];

export function loader({ context }: Route.LoaderArgs) {
  return loadShell(context);
}

/** The menu and the settings do not change while a shopper walks through the shop: they travel once. */
export function shouldRevalidate() {
  return false;
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  // An error page brings its own title.
  if (error) return [];
  const shopName = loaderData?.settings.name ?? '';
  return pageMeta({ shopName });
};

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
