import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Link,
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { HOME, isPanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { FactorPrompt } from '#modules/back-office/staff/panel/parts/factor-prompt.tsx';
import { isFactorRequired } from '#modules/back-office/staff/panel/recent-factor.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { keepForms, unlessLost, useLostConnection } from '#platform/panel-ui/save-typed.ts';
import { ScreenSkeleton } from '#platform/panel-ui/screen-skeleton.tsx';
import * as texts from '#platform/panel-ui/texts/frame.ts';
import { useArrival } from '#platform/panel-ui/use-arrival.ts';
import { useBusyButton } from '#platform/panel-ui/use-busy-button.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { LinkContext, type LinkProps, PlainLink } from '#platform/ui/link.tsx';
import { PreloadFonts } from '#platform/ui/preload-fonts.tsx';
import { type FrameData, loadFrame } from './load-frame.server.ts';
import { MENU } from './menu.ts';
import { PanelMenu } from './panel-menu.tsx';
import './panel.css';

export function loader({ context }: LoaderFunctionArgs) {
  return loadFrame(context);
}
export const shouldRevalidate = unlessLost;
export const clientMiddleware = [keepForms];

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<FrameData>('root');
  const { pathname } = useLocation();
  const match = useMatches().findLast(({ handle }) => isPanelHandle(handle));
  return (
    <html lang="pl" data-panel="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{texts.title(titleOf(match, pathname), frame?.shopName ?? '')}</title>
        <link rel="icon" href="/brand/favicon.svg" type="image/svg+xml" />
        <PreloadFonts />
        <Links />
      </head>
      <body>
        <LinkContext value={PanelLink}>
          {frame?.staff ? <WorkingFrame frame={frame}>{children}</WorkingFrame> : <main id="content">{children}</main>}
        </LinkContext>
        <Waking />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Inside the panel the router leads on; the shop, files and other sites are left to the browser. */
function PanelLink(props: LinkProps) {
  const isScreen = /^(?:\/zaplecze[/?]|[?#])/.test(props.to);
  return isScreen && !props.reloadDocument ? <Link {...props} /> : <PlainLink {...props} />;
}

function WorkingFrame({ frame, children }: { frame: FrameData; children: ReactNode }) {
  const { state, location, formMethod } = useNavigation();
  const { pathname } = useLocation();
  const isBusy = state !== 'idle';
  const isLeaving = state === 'loading' && !formMethod && location?.pathname !== pathname;
  const isLost = useLostConnection();
  useArrival();
  return (
    <div className="panel-frame">
      <a href="#content" className="panel-skip">
        {texts.skip}
      </a>
      <p role="status" className="sr-only">
        {isBusy && texts.working}
      </p>
      <div className="panel-progress" data-busy={isBusy ? '' : undefined} />
      <PanelMenu frame={frame} />
      <main
        id="content"
        tabIndex={-1}
        aria-busy={isBusy}
        data-leaving={isLeaving ? '' : undefined}
        className="panel-screen"
      >
        <ActResult answer={isLost ? { refused: texts.lostConnection } : undefined} />
        {children}
        {isLeaving && <ScreenSkeleton />}
      </main>
    </div>
  );
}

export default Outlet;

function Waking() {
  useBusyButton();
  // From here on buttons do more than send their form: a test of the browser waits for it.
  useEffect(() => {
    document.documentElement.dataset.interactive = '';
  }, []);
  return null;
}

/** A screen that cannot be shown says why, inside the frame: the menu still works. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && isFactorRequired(error.data)) return <FactorPrompt asked={error.data} />;
  const { title, lead } = texts.errors[errorKind(error)];
  return (
    <div className="mx-auto max-w-[40rem] px-4 py-16">
      <h1>{title}</h1>
      <p className="mt-3 text-ink-soft">{lead}</p>
      <ButtonLink to={HOME} className="mt-6">
        {texts.errors.home}
      </ButtonLink>
    </div>
  );
}

function errorKind(error: unknown): 'forbidden' | 'missing' | 'failed' {
  if (!isRouteErrorResponse(error)) return 'failed';
  if (error.status === 403) return 'forbidden';
  return error.status === 404 ? 'missing' : 'failed';
}

/** Screens without a title of their own have the label of their menu entry. */
function titleOf(match: ReturnType<typeof useMatches>[number] | undefined, pathname: string): string | undefined {
  const title = isPanelHandle(match?.handle) ? match.handle.title : undefined;
  if (!title)
    return MENU.flatMap(({ entries }) => entries).find(({ to }) => `${pathname}/`.startsWith(`${to}/`))?.label;
  if (typeof title !== 'function') return title;
  return match?.loaderData === undefined ? undefined : title(match.loaderData as never);
}
