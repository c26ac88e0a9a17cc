import { sql } from 'drizzle-orm';
import { recordChange } from '#platform/audit/server/index.ts';
import { ALL_PAGES, purgeTags } from '#platform/db/server/purge-tags.ts';
import type { MailServer } from '#platform/mail/rules/mail-server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { refreshSettings } from './refresh-settings.ts';
import { mailServerBy, sealMailServer, writeFact } from './shop-facts.ts';
import { settings } from './tables.ts';

/** Mails really leave: a mail server is known. */
export function sendsMail({ mail }: Pick<Shop, 'mail'>): boolean {
  return mail.isSetAtStart || mail.server !== null;
}

/** From now on mails leave every node by this server; null is none. What is written down of it is without the password. */
export async function changeMailServer(shop: Shop, server: MailServer | null): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${settings} in share row exclusive mode`);
    const before = mailServerBy(await tx.select().from(settings), shop);
    await writeFact(tx, 'mailServer', server && sealMailServer(shop, server));
    await recordChange(tx, shop, {
      action: 'mail-server.changed',
      object: { kind: 'settings', id: 'mailServer' },
      from: before && withoutPassword(before),
      to: server && withoutPassword(server),
    });
    // Nothing of it is on a page, but by this the other nodes read their settings anew.
    await purgeTags({ db: tx }, [ALL_PAGES]);
  });
  await refreshSettings(shop);
}

function withoutPassword({ password, ...shown }: MailServer) {
  return { ...shown, hasPassword: password !== '' };
}
