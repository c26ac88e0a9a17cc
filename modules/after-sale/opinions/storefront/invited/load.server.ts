import type { RouterContextProvider } from 'react-router';
import { getProductCards } from '#modules/catalogue/listing-index/server/index.ts';
import { SHOP_SUBJECT } from '#platform/links/rules/screen-links.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { findInvitation } from '../../server/index.ts';
import { receiveOpinion } from '../opinion-form/receive-opinion.server.ts';

interface Wanted {
  context: Readonly<RouterContextProvider>;
  url: URL;
  token: string;
}

/** The shop and all bought products that are still on sale. */
export async function loadInvitation({ context, url, token }: Wanted) {
  const shop = context.get(shopContext);
  const invitation = await findInvitation(shop, token);
  if (!invitation) throw notFound();
  const { orderNumber, email, author, productIds, written } = invitation;
  const cards = await getProductCards(shop, productIds);
  const subjects = [{ id: null, name: null }, ...cards.map(({ id, name }) => ({ id, name }))].map((subject) => ({
    ...subject,
    key: String(subject.id ?? SHOP_SUBJECT),
    isWritten: written.includes(subject.id),
  }));
  const asked = url.searchParams.get('o');
  const about = subjects.find(({ key, isWritten }) => key === asked && !isWritten) ?? null;
  return { orderNumber, email, author, subjects, about };
}

/** Takes in what an invited buyer wrote; of what they were not invited to write, nothing. */
export async function receiveInvitedOpinion(request: Request, wanted: Parameters<typeof loadInvitation>[0]) {
  const { about, orderNumber } = await loadInvitation(wanted);
  if (!about) return null;
  return receiveOpinion(request, wanted.context, { productId: about.id, orderNumber, invited: true });
}
