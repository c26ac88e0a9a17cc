import { composeMail, type Mail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { mail as texts } from '../texts/storefront.ts';

interface Requested {
  id: number;
  product: string;
  details: string;
  email: string;
}

export function productRequestMail(
  shop: Pick<Shop, 'settings' | 'origin'>,
  { id, product, details, email }: Requested,
): Mail {
  const facts = [
    { name: texts.product, value: product },
    ...(details ? [{ name: texts.details, value: details }] : []),
    { name: texts.email, value: email },
  ];
  return {
    key: `product-request-${id}`,
    to: shop.settings.email,
    replyTo: email,
    subject: texts.subject(product),
    ...composeMail(shop, {
      toStaff: true,
      title: texts.title,
      preview: product,
      blocks: [
        { kind: 'facts', facts },
        { kind: 'note', text: texts.answer },
      ],
    }),
  };
}
