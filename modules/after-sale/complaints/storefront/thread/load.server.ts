import { randomUUID } from 'node:crypto';
import { type RouterContextProvider, redirect } from 'react-router';
import { canShopperWithdraw, isComplaintOver } from '#modules/after-sale/claims/rules/complaint-state.ts';
import { listGivenUpOfComplaint } from '#modules/after-sale/claims/server/index.ts';
import { findSession } from '#modules/customers/accounts/server/index.ts';
import { turnAway } from '#modules/sales/orders/storefront/own-order/enter-order.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { complaintFileLink, complaintLink, complaintPdfLink } from '../../rules/complaint-links.ts';
import type { ComplaintFile } from '../../rules/complaint-view.ts';
import * as texts from '../../texts/thread.ts';
import type { ShownFile } from '../parts/attachment-list.tsx';
import { seekOwnComplaint } from '../parts/find-own-complaint.server.ts';
import { describeComplaint } from './describe-complaint.ts';

/** S2.76: one complaint with its thread. */
export async function loadThread(context: Readonly<RouterContextProvider>, number: string, url: URL) {
  const { complaint, token, by } = (await seekOwnComplaint(context, number, url)) ?? (await turnAway(context, url));
  // Contract 2.21: scripts add to the query, so there always is one.
  if (url.search === '') throw redirect(complaintLink(complaint.number));
  const shop = context.get(shopContext);
  const session = await findSession(shop, context.get(pageContext).cookie('RSSID'));
  const givenUp = await listGivenUpOfComplaint(shop.db, complaint.id);
  const { lines, messages, ...described } = describeComplaint(complaint);
  const link = ({ name, originalName, isPicture }: ComplaintFile): ShownFile => ({
    link: complaintFileLink(complaint.number, name, token),
    name: originalName,
    isPicture,
  });
  return {
    ...described,
    signedIn: session !== null,
    givenUp: givenUp.flatMap(({ kind, name, goods }) =>
      kind === 'complaint' ? [] : [texts.givenUp[kind](name, goods.join(', '))],
    ),
    contact: by === 'proved' ? described.contact : [],
    lines: lines.map((line) => ({ ...line, files: line.files.map(link) })),
    messages: messages.map((message) => ({ ...message, files: message.files.map(link) })),
    writable: !isComplaintOver(complaint.state),
    cancellable: by === 'proved' && canShopperWithdraw(complaint.state),
    pdf: by === 'proved' ? complaintPdfLink(complaint.number, token) : null,
    /** One press of the button makes one message. */
    key: randomUUID() as string,
    note: noteOf(url),
  };
}

export type ShownComplaint = Awaited<ReturnType<typeof loadThread>>;

function noteOf(url: URL): 'filed' | 'filedWithoutMethod' | 'cancelled' | 'sent' | null {
  const filed = url.searchParams.get('przyjeta');
  if (filed !== null) return filed === 'tak' ? 'filed' : 'filedWithoutMethod';
  if (url.searchParams.has('wycofana')) return 'cancelled';
  return url.searchParams.has('wyslana') ? 'sent' : null;
}
