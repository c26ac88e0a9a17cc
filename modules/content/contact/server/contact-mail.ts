import { composeMail, type Mail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import * as contactTexts from '../texts/storefront.ts';

const texts = contactTexts.mail;

interface Written {
  id: number;
  name: string;
  email: string;
  phone: string;
  orderNumber: string;
  message: string;
}

export function contactMail(shop: Pick<Shop, 'settings' | 'origin'>, written: Written): Mail {
  const { id, name, email, phone, orderNumber, message } = written;
  const facts = [
    { name: texts.name, value: name },
    { name: texts.email, value: email },
    ...(phone ? [{ name: texts.phone, value: phone }] : []),
    ...(orderNumber ? [{ name: texts.orderNumber, value: orderNumber }] : []),
  ];
  return {
    key: `contact-${id}`,
    to: shop.settings.email,
    replyTo: email,
    subject: texts.subject(name, orderNumber),
    ...composeMail(shop, {
      toStaff: true,
      title: texts.title,
      preview: message,
      blocks: [
        { kind: 'paragraph', text: message },
        { kind: 'facts', facts },
        { kind: 'note', text: texts.answer },
      ],
    }),
  };
}
