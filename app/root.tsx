import { type LinksFunction, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import { ErrorPage } from '#app/features/errors/error-page.tsx';
import { keepUnsentForm } from '#app/features/platform/forms/keep-unsent-form.ts';
import { loadFragment } from '#app/features/platform/navigation/load-fragment.ts';
import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { DocumentHead } from '#app/features/shell/document-head.tsx';
import { loadShell } from '#app/features/shell/load-shell.server.ts';
import { ShellFrame } from '#app/features/shell/shell-frame.tsx';
import type { Route } from './+types/root';
import { fontPreloads } from './ui/fonts.ts';
import './styles.css';
import './features/shell/shell.css';
import './features/platform/viewport/viewport.css';
import './features/platform/shop-image/shop-image.css';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepUnsentForm, loadFragment];

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

export const links: LinksFunction = () => [...fontPreloads, { rel: 'manifest', href: '/manifest.webmanifest' }];

export function Layout({ children }: { children: React.ReactNode }) {
  // Without an error the router answers null in the browser, or nothing.
  const failed = (useRouteError() ?? null) !== null;
  return (
    // The early script marks <html> before React sees it.
    <html lang="pl" suppressHydrationWarning>
      <DocumentHead failed={failed} />
      <body>
        <ShellFrame failed={failed}>{children}</ShellFrame>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
