import { mailboxKey } from '#platform/forms/rules/email.ts';
import { attempt, forgive } from '#platform/limits/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_S, MINUTE_S } from '#platform/time/rules/units.ts';
import { type CreatedCustomer, createCustomer, type NewCustomer } from './create-customer.ts';

const MAX_PER_CALLER = 20;
/** Each registration sends an email to an address that is not confirmed. */
const MAX_PER_MAILBOX = 5;
const SECONDS = 15 * MINUTE_S;

export async function registerCustomer(
  shop: Shop,
  { caller, ...customer }: NewCustomer & { caller: string },
): Promise<CreatedCustomer | { kind: 'too-many' }> {
  const limit = { key: `register-from:${caller}`, limit: MAX_PER_CALLER, seconds: SECONDS };
  if (!(await attempt(shop, limit, shop.now())).allowed) return { kind: 'too-many' };
  const ofMailbox = {
    key: `register-mailbox:${mailboxKey(customer.data.email)}`,
    limit: MAX_PER_MAILBOX,
    seconds: DAY_S,
  };
  if (!(await attempt(shop, ofMailbox, shop.now())).allowed) return { kind: 'too-many' };
  const created = await createCustomer(shop, customer);
  if (created.kind !== 'created') await forgive(shop, ofMailbox.key);
  return created;
}
