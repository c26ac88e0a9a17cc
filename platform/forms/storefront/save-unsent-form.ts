import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction, replace } from 'react-router';
import { navigationTarget } from '#platform/navigation/storefront/router-in-page.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { isLostAnswer, SEND_FILES_TIMEOUT_MS, SEND_TIMEOUT_MS } from '../rules/server-check.ts';
import * as formTexts from '../texts/forms.ts';
import { findSending, reportUnsent, type SendFault } from './sending.ts';
import { storeTyped } from './typed-draft.ts';

type Results = Record<string, DataStrategyResult>;

/** The address of a form that could not be sent: its screen stays as it is. */
let stayingAt: string | undefined;

/**
 * X.39: a form that cannot be sent (no network, no answer in time, an error of the server) stays on the screen with all
 * that was typed, and says so. To the router it is an action that answered nothing, after which nothing is loaded.
 */
export const keepUnsentForm: MiddlewareFunction<Results> = async ({ request }, next): Promise<Results | undefined> => {
  const { pathname, search } = new URL(request.url);
  const stays = stayingAt === pathname + search;
  stayingAt = undefined;
  if (request.method === 'GET') return stays ? {} : undefined;

  const form = findSending(pathname);
  const answer = next().then((results) => {
    if (form && requiresSignIn(results)) storeTyped(form.form, pathname);
    return faultOf(results);
  });
  const fault = await Promise.race([answer, silence(request)]);
  if (fault === null || request.signal.aborted) return undefined;
  if (form) reportUnsent(form, fault);
  else showAlert({ kind: 'error', text: formTexts.unsent[fault] });
  return { root: { type: 'data', result: stay(pathname) } };
};

/** The sign-in ran out while the form was being filled in. */
function requiresSignIn(results: Results): boolean {
  return Object.values(results).some(
    ({ result }) => result instanceof Response && result.headers.get('Location')?.startsWith('/logowanie?'),
  );
}

function faultOf(results: Results): SendFault | null {
  const lost = Object.values(results).some(({ type, result }) => type === 'error' && isLostAnswer(statusOf(result)));
  return lost ? 'unreachable' : null;
}

/** The status the shop answered with; none when it never answered. */
function statusOf(result: unknown): number | undefined {
  if (result instanceof Response || isRouteErrorResponse(result)) return result.status;
  const wrapped = typeof result === 'object' && result !== null && 'init' in result ? result.init : null;
  return typeof wrapped === 'object' && wrapped !== null && 'status' in wrapped ? Number(wrapped.status) : undefined;
}

function silence({ headers }: Request): Promise<SendFault> {
  const holdsFiles = headers.get('Content-Type')?.startsWith('multipart/');
  const timeout = holdsFiles ? SEND_FILES_TIMEOUT_MS : SEND_TIMEOUT_MS;
  return new Promise((resolve) => setTimeout(resolve, timeout, 'silent'));
}

function stay(pathname: string): unknown {
  const { location } = window;
  const leads = navigationTarget()?.path.split('?')[0] === pathname && pathname !== location.pathname;
  // After a status like this the router loads nothing anew.
  if (!leads) return data(undefined, 503);
  // The form belongs to another address: the screen it was sent from is where the shopper stays.
  stayingAt = location.pathname + location.search;
  return replace(stayingAt);
}
