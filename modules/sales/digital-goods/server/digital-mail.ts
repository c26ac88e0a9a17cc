import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import type { BoughtCard } from '#modules/sales/payments/server/index.ts';
import { downloadLink, orderLink } from '#platform/links/rules/screen-links.ts';
import { composeMail, type Mail, type MailBlock } from '#platform/mail/server/index.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import * as digitalTexts from '../texts/email.ts';
import { cardNumberText } from '../texts/email.ts';

const { mail: texts } = digitalTexts;

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
