import { createHash } from 'node:crypto';
import { cleanHtml } from '#shop/content/pages/index.ts';
import { sendMail } from '#shop/platform/mail/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { readReaders } from './list-readers.ts';
import { letterMail } from './newsletter-mails.ts';

interface Letter {
  subject: string;
  /** HTML or plain text; cleaned here. */
  body: string;
}

/**
 * Queues a letter to everybody who reads the newsletter. The words themselves name the letter: sent again, after a stop or
 * by mistake, it goes only to those who have not got it yet. Answers to how many it went now, and how many read it.
 */
export async function sendLetter(shop: Shop, { subject, body }: Letter): Promise<{ written: number; readers: number }> {
  const html = cleanHtml(body).replaceAll('href="/', `href="${shop.origin}/`);
  const name = createHash('sha256').update(`${subject}\n${html}`).digest('hex').slice(0, 16);
  let written = 0;
  let readers = 0;
  for await (const some of readReaders(shop)) {
    await shop.db.transaction(async (tx) => {
      for (const reader of some) {
        const isNew = await sendMail(tx, letterMail(shop, reader, { name, subject, html }), shop.now());
        if (isNew) written += 1;
      }
    });
    readers += some.length;
  }
  return { written, readers };
}
