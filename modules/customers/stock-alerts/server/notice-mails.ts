import { sizeLink } from '#modules/catalogue/products/rules/size-link.ts';
import { UNIVERSAL_SIZE } from '#modules/catalogue/products/rules/size-table.ts';
import { endNoticeLink } from '#platform/links/rules/screen-links.ts';
import { composeMail, type Mail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import * as noticeMailTexts from '../texts/email.ts';

interface WaitedFor {
  productId: number;
  productName: string;
  slug: string;
  type: string;
  name: string;
}

interface Waiting {
  id: number;
  email: string;
  token: string;
}

type MailShop = Pick<Shop, 'settings' | 'origin'>;

export function noticeConfirmation(shop: MailShop, size: WaitedFor, waiting: Waiting): Mail {
  const { confirmation } = noticeMailTexts;
  const what = describe(size);
  const content = {
    title: confirmation.title,
    preview: confirmation.intro(what),
    blocks: [
      { kind: 'paragraph' as const, text: confirmation.intro(what) },
      { kind: 'paragraph' as const, text: confirmation.once },
      { kind: 'button' as const, text: confirmation.product, href: `${shop.origin}${sizeLink(size)}` },
    ],
  };
  return write(shop, waiting, { key: 'confirmed', subject: confirmation.subject(what), content });
}

export function noticeOfReturn(shop: MailShop, size: WaitedFor, waiting: Waiting): Mail {
  const { returned } = noticeMailTexts;
  const what = describe(size);
  const content = {
    title: returned.title,
    preview: returned.intro(what),
    blocks: [
      { kind: 'paragraph' as const, text: returned.intro(what) },
      { kind: 'button' as const, text: returned.product, href: `${shop.origin}${sizeLink(size)}` },
      { kind: 'note' as const, text: returned.hurry },
    ],
  };
  return write(shop, waiting, { key: 'returned', subject: returned.subject(what), content });
}

interface Written {
  key: string;
  subject: string;
  content: Parameters<typeof composeMail>[1];
}

function write(shop: MailShop, { id, email, token }: Waiting, { key, subject, content }: Written): Mail {
  const leave = `${shop.origin}${endNoticeLink(token)}`;
  const footer = [
    { kind: 'note' as const, text: noticeMailTexts.why },
    { kind: 'link' as const, text: noticeMailTexts.leave, href: leave },
  ];
  return {
    key: `notice-${id}-${key}`,
    to: email,
    subject,
    ...composeMail(shop, { ...content, footer }),
    // RFC 8058
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

function describe({ productName, type, name }: WaitedFor): string {
  return type === UNIVERSAL_SIZE ? productName : noticeMailTexts.inSize(productName, name);
}
