import type { Shop } from '../shop.ts';
import { findPerson } from './find-person.ts';
import { PERSONAL_PARTS } from './parts.ts';

/** X.22: everything the shop knows of a customer, for a machine to read; null when there is no such customer. */
export async function exportData(shop: Shop, customerId: number): Promise<Record<string, unknown> | null> {
  const person = await findPerson(shop, customerId);
  if (!person) return null;
  const data: Record<string, unknown> = { sklep: shop.settings.name, utworzono: shop.now().toISOString() };
  for (const { name, read } of PERSONAL_PARTS) {
    if (read) data[name] = (await shop.db.execute(read(person))).rows;
  }
  return data;
}
