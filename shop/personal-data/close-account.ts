import { eq } from 'drizzle-orm';
import { proveAgain, saveConsents } from '../customers/index.ts';
import { customers } from '../customers/tables.ts';
import { accountClosedMail, sendMail } from '../mail/index.ts';
import { removeUploadBytes } from '../media/index.ts';
import type { Shop } from '../shop.ts';
import { findPerson } from './find-person.ts';
import { forgetOrders } from './forget-orders.ts';
import { PERSONAL_PARTS } from './parts.ts';

/** X.23: closes the account after its password. From then on sign-in fails and nothing here leads to the person. */
export async function closeAccount(
  shop: Shop,
  customerId: number,
  { password, caller }: { password: string; caller: string },
): Promise<'closed' | 'refused' | 'too-many-attempts'> {
  const proof = await proveAgain(shop, customerId, password, caller);
  if (proof.kind !== 'proved') return proof.kind;
  const files = await shop.db.transaction(async (tx) => {
    const person = await findPerson({ db: tx }, customerId);
    if (!person) return [];
    const gone = await forgetOrders(tx, person, shop.now());
    for (const { forget } of PERSONAL_PARTS) for (const deed of forget?.(person) ?? []) await tx.execute(deed);
    await saveConsents({ ...shop, db: tx }, customerId, { newsletter: false, sms: false });
    // Sessions, addresses, passkeys and identities go with it.
    await tx.delete(customers).where(eq(customers.id, customerId));
    const mail = accountClosedMail(shop, { key: `closed-${customerId}`, email: person.email });
    await sendMail(tx, mail, shop.now());
    return gone;
  });
  for (const name of files) await removeUploadBytes(shop, name);
  return 'closed';
}
