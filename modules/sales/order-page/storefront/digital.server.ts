import type { RouterContextProvider } from 'react-router';
import { findDownload } from '#modules/sales/digital-goods/server/index.ts';
import * as digitalTexts from '#modules/sales/digital-goods/texts/email.ts';
import { cardNumberText } from '#modules/sales/digital-goods/texts/email.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { isOver } from '#modules/sales/orders/storefront/own-order/describe-order.ts';
import { findOwnOrder } from '#modules/sales/orders/storefront/own-order/find-own-order.server.ts';
import { type BoughtCard, listCards } from '#modules/sales/payments/server/index.ts';
import { downloadLink } from '#platform/links/rules/screen-links.ts';
import { MASKED_PIN, maskCard } from '#platform/mail/rules/hide-secrets.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { longDay } from '#platform/time/rules/date-format.ts';

/** Goods without a parcel, for the owner; for staff (`null`) without numbers, PINs and links. */
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

/** Without access or payment the answer is the same 404. */
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
