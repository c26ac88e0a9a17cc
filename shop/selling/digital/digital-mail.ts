import { longDay } from '#rules/platform/dates/date-format.ts';
import { downloadLink, orderLink } from '#rules/platform/links/screen-links.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import type { OrderView } from '#rules/selling/orders/order-view.ts';
import { composeMail, type Mail, type MailBlock } from '#shop/platform/mail/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import type { BoughtCard } from '#shop/selling/payments/index.ts';
import * as digitalTexts from '#texts/selling/digital.ts';
import { cardNumberText } from '#texts/selling/digital.ts';

const { mail: texts } = digitalTexts;

/** The cards and files of an order, for its owner's mailbox. */
export function digitalMail(
  shop: Pick<Shop, 'settings' | 'origin'>,
  { id, number, accessToken, email, lines }: OrderView,
  cards: readonly BoughtCard[],
): Mail {
  const files = lines.filter(({ digital }) => digital === 'file');
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: texts.lead },
    ...cards.flatMap((card): MailBlock[] => [
      { kind: 'heading', text: digitalTexts.card(formatMoney(card.amount)) },
      {
        kind: 'facts',
        facts: [
          { name: digitalTexts.number, value: cardNumberText(card.number) },
          { name: digitalTexts.pin, value: card.pin },
          { name: digitalTexts.validUntil, value: card.expiresAt ? longDay(card.expiresAt) : '' },
        ].filter(({ value }) => value !== ''),
      },
    ]),
    ...(cards.length > 0 ? [{ kind: 'note' as const, text: texts.cardHint }] : []),
    ...files.map(
      (line): MailBlock => ({
        kind: 'link',
        text: digitalTexts.download(line.name),
        href: `${shop.origin}${downloadLink(number, line.lineId, accessToken)}`,
      }),
    ),
    { kind: 'button', text: texts.open, href: `${shop.origin}${orderLink(number, accessToken)}` },
  ];
  const content = composeMail(shop, { title: texts.title, preview: texts.preview, blocks });
  return { to: email, subject: texts.subject(number), ...content, key: `order-${id}-digital` };
}
