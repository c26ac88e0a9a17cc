import { accountClosedMail, findPerson, proveAgain } from '#shop/customers/accounts/index.ts';
import { forgetPerson, forgetting } from '#shop/personal-data/forget.ts';
import { sendMail } from '#shop/platform/mail/index.ts';
import type { Shop } from '#shop/platform/shop.ts';

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
