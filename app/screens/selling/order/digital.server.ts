import type { RouterContextProvider } from 'react-router';
import { findOwnOrder } from '#app/features/selling/own-order/find-own-order.server.ts';
import { notFound } from '#app/not-found.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { longDay } from '#rules/platform/dates/date-format.ts';
import { downloadLink } from '#rules/platform/links/screen-links.ts';
import { MASKED_PIN, maskCard } from '#rules/platform/mail/hide-secrets.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import type { OrderView } from '#rules/selling/orders/order-view.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { findDownload } from '#shop/selling/digital/index.ts';
import { type BoughtCard, listCards } from '#shop/selling/payments/index.ts';
import * as digitalTexts from '#texts/selling/digital.ts';
import { cardNumberText } from '#texts/selling/digital.ts';
import { isOver } from './describe-order.ts';

/** What of the order needs no parcel, for the page of its owner; for staff (`null`) without numbers, PINs and links. */
export async function describeDigital(shop: Shop, order: OrderView, token: string | null) {
  const lines = order.lines.filter(({ digital }) => digital !== null);
  const cards = lines.length > 0 ? await listCards(shop.db, order.id) : [];
  const given = isOver(order) ? [] : lines.filter(({ deliveredAt }) => deliveredAt !== null);
  return {
    cards: cards.map((card, id) => ({ id, ...describeCard(card, token === null) })),
    files: given
      .filter(({ digital }) => digital === 'file')
      .map(({ lineId, name }) => ({
        lineId,
        href: token === null ? null : downloadLink(order.number, lineId, token),
        text: digitalTexts.download(name),
      })),
    waits: !isOver(order) && lines.length > given.length,
  };
}

function describeCard({ number, pin, amount, expiresAt, blocked }: BoughtCard, isMasked: boolean) {
  const facts = [
    { name: digitalTexts.number, value: isMasked ? maskCard(number) : cardNumberText(number) },
    { name: digitalTexts.pin, value: isMasked ? MASKED_PIN : pin },
    { name: digitalTexts.validUntil, value: expiresAt ? longDay(expiresAt) : '' },
  ];
  return {
    title: digitalTexts.card(formatMoney(amount)),
    facts: facts.filter(({ value }) => value !== ''),
    note: blocked ? digitalTexts.blocked : '',
  };
}

/** The bought file, for whoever may see the order; anybody else, and whoever has not paid, gets the same 404. */
export async function sendDownload(
  context: Readonly<RouterContextProvider>,
  { number, line }: { number: string; line: string },
  url: URL,
): Promise<Response> {
  const { order } = await findOwnOrder(context, number, url, 'proof');
  const file = await findDownload(context.get(shopContext), order, Number(line));
  if (!file) throw notFound();
  return new Response(new Uint8Array(file.content), {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'Cache-Control': 'private, no-store',
    },
  });
}
