import type { Transaction } from '#platform/db/server/connect.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import { composeMail, sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import * as questionTexts from '../texts/storefront.ts';

interface Answered {
  id: number;
  email: string;
  question: string;
  answer: string;
  product: { id: number; slug: string; name: string };
}

const { mail } = questionTexts;

export async function sendAnswer(tx: Transaction, shop: Shop, { id, product, ...asked }: Answered): Promise<void> {
  const href = `${shop.origin}${productLink(product.id, product.slug)}#pytania`;
  const facts = [
    { name: mail.question, value: asked.question },
    { name: mail.answer, value: asked.answer },
  ];
  const content = composeMail(shop, {
    title: mail.title,
    preview: mail.preview(product.name),
    blocks: [
      { kind: 'paragraph', text: mail.lead(product.name) },
      { kind: 'facts', facts },
      { kind: 'button', text: mail.button, href },
    ],
  });
  const head = { to: asked.email, subject: mail.subject(product.name), key: `question-${id}-answered` as const };
  await sendMail(tx, { ...head, ...content }, shop.now());
}
