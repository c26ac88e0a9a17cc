import type { Transaction } from '#shop/platform/db/connect.ts';
import { type Mail, sendMail } from '#shop/platform/mail/index.ts';
import type { Shop } from '#shop/platform/shop.ts';

/** The work of a mail for nobody: how long an answer takes must not tell who has an account, or whose password was right. Nothing of it stays. */
export async function pretendMail(shop: Shop, mail: Mail, more: (tx: Transaction) => Promise<void>): Promise<void> {
  const undone = new Error('nobody gets this mail');
  await shop.db
    .transaction(async (tx) => {
      await more(tx);
      await sendMail(tx, mail, shop.now());
      throw undone;
    })
    .catch((error) => {
      if (error !== undone) throw error;
    });
}
