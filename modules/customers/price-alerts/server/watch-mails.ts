import { sizeLink } from '#modules/catalogue/products/rules/size-link.ts';
import { UNIVERSAL_SIZE } from '#modules/catalogue/products/rules/size-table.ts';
import { endWatchingLink } from '#platform/links/rules/screen-links.ts';
import { composeMail, type Mail, type MailKey } from '#platform/mail/server/index.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Saving } from '#platform/money/rules/unit-price.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import * as texts from '../texts/email.ts';

export interface WatchedSize {
  productId: number;
  productName: string;
  slug: string;
  type: string;
  sizeName: string;
  price: Grosze;
}

export interface MailTo {
  email: string;
  token: string;
  key: MailKey;
}

type MailShop = Pick<Shop, 'settings' | 'origin'>;

/** X.36, with the lowest price of 30 days (X.01); the saving is counted from it (X.38). */
export function dropMail(
  shop: MailShop,
  size: WatchedSize,
  { before, lowest, saving }: { before: Grosze; lowest: Grosze; saving: Saving },
  to: MailTo,
): Mail {
  const { drop } = texts;
  const what = describe(size);
  const facts = [
    { name: drop.now, value: formatMoney(size.price) },
    { name: drop.before, value: formatMoney(before) },
    { name: drop.lowest, value: formatMoney(lowest) },
    { name: drop.saving, value: drop.saved(formatMoney(saving.amount), saving.percent) },
  ];
  const blocks = [
    { kind: 'paragraph' as const, text: drop.intro(what) },
    { kind: 'facts' as const, facts },
  ];
  return write(shop, size, { ...drop, subject: drop.subject(what, formatMoney(size.price)), blocks }, to);
}

export function returnMail(shop: MailShop, size: WatchedSize, to: MailTo): Mail {
  const { returned } = texts;
  const what = describe(size);
  const blocks = [{ kind: 'paragraph' as const, text: returned.intro(what) }];
  return write(shop, size, { ...returned, subject: returned.subject(what), blocks }, to);
}

interface Written {
  title: string;
  subject: string;
  blocks: Parameters<typeof composeMail>[1]['blocks'];
}

function write(shop: MailShop, size: WatchedSize, { title, subject, blocks }: Written, to: MailTo): Mail {
  const leave = `${shop.origin}${endWatchingLink(to.token)}`;
  const href = `${shop.origin}${sizeLink(size)}`;
  const content = composeMail(shop, {
    title,
    preview: subject,
    blocks: [...blocks, { kind: 'button', text: texts.product, href }],
    footer: [
      { kind: 'note', text: texts.why },
      { kind: 'link', text: texts.leave, href: leave },
    ],
  });
  return {
    key: to.key,
    to: to.email,
    subject,
    ...content,
    // RFC 8058
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

function describe({ productName, type, sizeName }: WatchedSize): string {
  return type === UNIVERSAL_SIZE ? productName : texts.inSize(productName, sizeName);
}
