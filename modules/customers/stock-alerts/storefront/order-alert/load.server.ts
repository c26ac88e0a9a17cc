import type { RouterContextProvider } from 'react-router';
import { sentSize, UNIVERSAL_SIZE } from '#modules/catalogue/products/rules/size-table.ts';
import { getProductOffer } from '#modules/catalogue/products/server/index.ts';
import { findSession } from '#modules/customers/accounts/server/index.ts';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { requestNotice } from '../../server/index.ts';
import * as noticeTexts from '../../texts/storefront.ts';
import { notifyForm } from '../notify-me/notify-fields.tsx';

/** Personal: not cached. */
export async function loadNotice(context: Readonly<RouterContextProvider>, id: string, url: URL) {
  const shop = context.get(shopContext);
  const offer = await getProductOffer(shop, Number(id));
  if (!offer) throw notFound();
  const wanted = sentSize(url.searchParams.get('rozmiar') ?? '');
  const soldOut = offer.sizes
    .filter((size) => size.status === 'disable')
    .map(({ type, name }) => ({ type, name: type === UNIVERSAL_SIZE ? null : name }));
  const size = soldOut.find(({ type }) => type === wanted) ?? (soldOut.length === 1 ? soldOut[0] : undefined);
  const session = await findSession(shop, context.get(pageContext).cookie('RSSID'));
  const { id: productId, name, link } = offer;
  return { id: productId, name, link, size: size ?? null, soldOut, email: session?.email ?? '' };
}

export type ShownNotice = Awaited<ReturnType<typeof loadNotice>>;

/** S5.53 */
export async function receiveNotice(context: Readonly<RouterContextProvider>, id: string, request: Request) {
  const form = await parseForm(request, notifyForm);
  if (form.kind === 'wrong') return { reply: form.reply };
  const { email, wantsPhone, phone } = form.value;
  const { id: visitorId } = await context.get(visitorContext).ensure();
  const outcome = await requestNotice(context.get(shopContext), {
    productId: Number(id),
    sizeType: new URL(request.url).searchParams.get('rozmiar') ?? '',
    email,
    phone: wantsPhone ? phone : undefined,
    visitorId,
    caller: context.get(pageContext).caller(),
  });
  const text = noticeTexts.outcome[outcome];
  if (outcome === 'added') return { added: text };
  if (outcome === 'wrong-email') return { reply: form.refuse({ fields: { email: text } }) };
  if (outcome === 'enter-phone') return { reply: form.refuse({ fields: { phone: text } }) };
  return { reply: form.refuse({ form: text }) };
}
