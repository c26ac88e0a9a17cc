import { and, eq, lte } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { isVisitorToken } from '#platform/visitors/rules/visitor-cookies.ts';
import { hashToken, newToken } from '#platform/visitors/server/index.ts';

const REMEMBERED_MS = 365 * DAY_MS;

type BrowserTable = PgTable & { tokenHash: PgColumn; seenAt: PgColumn };
type Owner = 'customerId' | 'staffId';

/** Browsers in which a person, named by the column `owner`, has proved who they are; a stranger's wrong passwords do not lock them. */
export function knownBrowsersOf<Key extends Owner>(table: BrowserTable & Record<Key, PgColumn>, owner: Key) {
  const ownerColumn = table[owner];
  return {
    async isKnownBrowser(shop: Pick<Shop, 'db'>, browser: string | undefined, ownerId: number): Promise<boolean> {
      if (!isVisitorToken(browser)) return false;
      const isThisBrowser = and(eq(table.tokenHash, hashToken(browser)), eq(ownerColumn, ownerId));
      return (await shop.db.$count(table, isThisBrowser)) > 0;
    },

    /** Returns the value of the browser's cookie: its own, or a new one. */
    async rememberBrowser(
      shop: Pick<Shop, 'now'> & { db: Queries },
      browser: string | undefined,
      ownerId: number,
    ): Promise<string> {
      const token = isVisitorToken(browser) ? browser : newToken();
      const seenAt = shop.now();
      // Drizzle does not infer the columns of a table that is a type parameter.
      await shop.db
        .insert(table)
        .values({ tokenHash: hashToken(token), [owner]: ownerId, seenAt } as never)
        .onConflictDoUpdate({ target: [table.tokenHash, ownerColumn], set: { seenAt } as never });
      return token;
    },

    /** After a new password every browser must prove itself again. */
    async forgetBrowsers(shop: { db: Queries }, ownerId: number): Promise<void> {
      await shop.db.delete(table).where(eq(ownerColumn, ownerId));
    },

    async sweepBrowsers(shop: Shop): Promise<void> {
      const since = new Date(shop.now().getTime() - REMEMBERED_MS);
      await shop.db.delete(table).where(lte(table.seenAt, since));
    },
  };
}
