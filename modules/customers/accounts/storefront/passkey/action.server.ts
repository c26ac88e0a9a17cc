import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { BROWSER_COOKIE } from '#platform/visitors/rules/visitor-cookies.ts';
import {
  addPasskey,
  beginPasskey,
  findSession,
  type NewPasskey,
  requestPasskey,
  signInWithPasskey,
} from '../../server/index.ts';
import {
  endedPendingCookie,
  PENDING_COOKIE,
  pendingCookie,
  signedInCookies,
} from '../sign-in-parts/session-cookies.server.ts';

type Context = Readonly<RouterContextProvider>;
type SentResponse = Parameters<typeof signInWithPasskey>[1]['response'];

export async function receivePasskey(request: Request, context: Context): Promise<Response> {
  const shop = context.get(shopContext);
  const page = context.get(pageContext);
  const sent = await readJson(request);
  if (sent.step === 'begin') {
    const asked = await requestPasskey(shop, page.caller());
    if (!asked) return Response.json({ kind: 'too-many' }, { status: 429 });
    return answer({ options: asked.options }, pendingCookie(asked.token, page.cookies));
  }
  const visitor = await context.get(visitorContext).find();
  const response = sent.response as SentResponse | undefined;
  if (!response || typeof response !== 'object') return Response.json({ kind: 'refused' }, { status: 400 });
  const entered = await signInWithPasskey(shop, {
    token: page.cookie(PENDING_COOKIE),
    response,
    visitorId: visitor?.id,
    browser: page.cookie(BROWSER_COOKIE),
  });
  if (entered.kind !== 'signed-in') return answer({ kind: entered.kind }, endedPendingCookie());
  const headers = signedInCookies(entered, page.cookies);
  headers.append('Set-Cookie', endedPendingCookie());
  return Response.json({ kind: 'signed-in' }, { headers });
}

export async function receiveNewPasskey(request: Request, context: Context): Promise<Response> {
  const shop = context.get(shopContext);
  const page = context.get(pageContext);
  const session = await findSession(shop, page.cookie('RSSID'));
  if (!session) return Response.json({ kind: 'refused' }, { status: 401 });
  const sent = await readJson(request);
  if (sent.step === 'begin') {
    const begun = await beginPasskey(shop, session.customerId);
    if (!begun) return Response.json({ kind: 'too-many' });
    return answer({ options: begun.options }, pendingCookie(begun.token, page.cookies));
  }
  const response = sent.response as NewPasskey['response'] | undefined;
  if (!response || typeof response !== 'object') return Response.json({ kind: 'refused' }, { status: 400 });
  const name = typeof sent.name === 'string' ? sent.name : '';
  const added = await addPasskey(shop, session.customerId, { token: page.cookie(PENDING_COOKIE), response, name });
  return answer({ kind: added ? 'added' : 'refused' }, endedPendingCookie());
}

function answer(body: object, cookie: string): Response {
  return Response.json(body, { headers: { 'Set-Cookie': cookie } });
}

async function readJson(request: Request): Promise<Record<string, unknown>> {
  const read: unknown = await request.json().catch(() => null);
  return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
}
