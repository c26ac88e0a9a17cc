import { generateCookie } from 'hono/cookie';
import { type RouterContextProvider, redirectDocument } from 'react-router';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { closeTheShop, openTheShop, PREVIEW_COOKIE, PREVIEW_SECONDS, startPreview } from '../server/index.ts';
import * as texts from '../texts/panel.ts';

export async function actOnOpening(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<ActAnswer | Response> {
  const shop = staffShop(context);
  const intent = (await request.formData()).get('intent');
  if (intent === 'preview') return preview(shop);
  if (intent === 'close') {
    await closeTheShop(shop);
    return { done: texts.closed };
  }
  if (intent !== 'open') throw unknownIntent();
  const outcome = await openTheShop(shop);
  return outcome.kind === 'open'
    ? { done: texts.opened }
    : { refused: texts.refused(outcome.missing.map(({ id }) => texts.items[id].name)) };
}

/** The cookie of the panel does not reach the shop: a key of its own opens it to this browser. */
async function preview(shop: Shop): Promise<Response> {
  const cookie = generateCookie(PREVIEW_COOKIE, await startPreview(shop), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: shop.origin.startsWith('https:'),
    maxAge: PREVIEW_SECONDS,
  });
  return redirectDocument('/', { headers: { 'Set-Cookie': cookie } });
}
