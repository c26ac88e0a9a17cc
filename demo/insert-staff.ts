import { hashPassword } from '#platform/secrets/server/password.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { staff } from '#server/shop/schema.ts';

/** The owner of the demo shop, to try the panel; also in docs/demo.md. A real shop has none of it. */
export const demoOwner = {
  email: 'ewa@example.com',
  name: 'Ewa Polańska',
  role: 'owner',
  password: 'polana-zaplecze',
  /** For an authenticator; the same in every demo shop. */
  totpSecret: 'POLANAPOLANAPOLANAPOLANAPOLANA22',
} as const;

/** Adds staff to the panel of the demo, unless it has staff already. */
export async function insertStaff(
  shop: Pick<Shop, 'now'> & { db: Pick<Shop['db'], '$count' | 'insert'> },
): Promise<void> {
  if ((await shop.db.$count(staff)) > 0) return;
  const { password, ...owner } = demoOwner;
  const row = { ...owner, passwordHash: await hashPassword(password), createdAt: shop.now() };
  await shop.db.insert(staff).values(row).onConflictDoNothing();
}
