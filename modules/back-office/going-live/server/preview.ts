import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { factOf, writeFact } from '#platform/settings/server/index.ts';
import { settings } from '#platform/settings/server/tables.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_MS } from '#platform/time/rules/units.ts';

export const PREVIEW_COOKIE = 'preview';
export const PREVIEW_SECONDS = 12 * 3600;
/** More people than look at a closed shop at a time; the oldest gives way. */
const MAX = 20;

const previews = v.fallback(v.array(v.object({ hash: v.string(), until: v.number() })), []);

/** A key by which a browser of staff sees the shop while it is closed. Only its hash is kept. */
export async function startPreview(shop: Shop): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${settings} in share row exclusive mode`);
    const kept = v.parse(previews, factOf(await tx.select().from(settings), 'previews'));
    const now = shop.now().getTime();
    const valid = kept.filter(({ until }) => until > now).slice(1 - MAX);
    await writeFact(tx, 'previews', [
      ...valid,
      { hash: hashOf(token), until: now + (PREVIEW_SECONDS / 3600) * HOUR_MS },
    ]);
  });
  return token;
}

/** Whether this key opens the closed shop. */
export async function mayPreview(shop: Shop, token: string | undefined): Promise<boolean> {
  if (!token) return false;
  const kept = v.parse(previews, factOf(await shop.db.select().from(settings), 'previews'));
  const hash = hashOf(token);
  return kept.some((one) => one.hash === hash && one.until > shop.now().getTime());
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
