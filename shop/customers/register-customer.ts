import { attempt } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import { type CreatedCustomer, createCustomer, type NewCustomer } from './create-customer.ts';

const MOST_PER_CALLER = 20;
const SECONDS = 15 * 60;

/** Makes an account for somebody who asks over the network: not without end from one place. */
export async function registerCustomer(
  shop: Shop,
  { caller, ...customer }: NewCustomer & { caller: string },
): Promise<CreatedCustomer | { kind: 'too-many' }> {
  const limit = { key: `register-from:${caller}`, limit: MOST_PER_CALLER, seconds: SECONDS };
  if (!(await attempt(shop, limit, shop.now())).allowed) return { kind: 'too-many' };
  return createCustomer(shop, customer);
}
