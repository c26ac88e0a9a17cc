import { accountClosedMail, findPerson, proveAgain } from '#modules/customers/accounts/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { forgetPerson, forgetting } from './forget.ts';

/** X.23 */
export async function closeAccount(
  shop: Shop,
  customerId: number,
  { password, caller }: { password: string; caller: string },
): Promise<'closed' | 'refused' | 'too-many-attempts'> {
  const proof = await proveAgain(shop, customerId, password, caller);
  if (proof.kind !== 'proved') return proof.kind;
  await close(shop, customerId);
  return 'closed';
}

/** O.42. The audit log has only the number of the account. */
export async function forgetCustomer(shop: Shop, customerId: number): Promise<'closed' | 'unknown-customer'> {
  return isRowId(customerId) && (await close(shop, customerId)) ? 'closed' : 'unknown-customer';
}

async function close(shop: Shop, customerId: number): Promise<boolean> {
  let isKnown = false;
  await forgetting(shop, async (all) => {
    const person = await findPerson(all.db, customerId);
    if (!person) return;
    isKnown = true;
    await forgetPerson(all, person);
    const mail = accountClosedMail(shop, { key: `closed-${customerId}`, email: person.email });
    await sendMail(all.db, mail, all.now);
    await recordChange(all.db, shop, { action: 'customer.forgotten', object: { kind: 'customer', id: customerId } });
  });
  return isKnown;
}
