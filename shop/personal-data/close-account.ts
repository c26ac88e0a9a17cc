import { findPerson, proveAgain } from '../customers/index.ts';
import { accountClosedMail, sendMail } from '../mail/index.ts';
import type { Shop } from '../shop.ts';
import { forgetPerson, forgetting } from './forget.ts';

/** X.23: closes the account after its password. From then on sign-in fails and nothing here leads to the person. */
export async function closeAccount(
  shop: Shop,
  customerId: number,
  { password, caller }: { password: string; caller: string },
): Promise<'closed' | 'refused' | 'too-many-attempts'> {
  const proof = await proveAgain(shop, customerId, password, caller);
  if (proof.kind !== 'proved') return proof.kind;
  await forgetting(shop, async (all) => {
    const person = await findPerson(all.db, customerId);
    if (!person) return;
    await forgetPerson(all, person);
    const mail = accountClosedMail(shop, { key: `closed-${customerId}`, email: person.email });
    await sendMail(all.db, mail, all.now);
  });
  return 'closed';
}
