import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/server/connect.ts';
import { providerSecrets } from './tables.ts';

/** For a provider without its own; made once and equal on every node. */
export async function providerSecret(
  { db }: { db: Pick<Database, 'select' | 'insert'> },
  provider: string,
): Promise<string> {
  const read = () => db.select().from(providerSecrets).where(eq(providerSecrets.provider, provider));
  const [known] = await read();
  if (known) return known.secret;
  const secret = randomBytes(32).toString('hex');
  await db.insert(providerSecrets).values({ provider, secret }).onConflictDoNothing();
  const [made] = await read();
  return made?.secret ?? secret;
}
