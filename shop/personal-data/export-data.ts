import type { Shop } from '../shop.ts';
import { findPerson } from './find-person.ts';
import { PERSONAL_PARTS } from './parts.ts';

/** Rows by the part of the shop that knows them. */
export type PersonalData = Record<string, Record<string, unknown>[]>;

/** X.22: everything the shop knows of a customer, as it is kept; null when there is no such customer. */
export async function exportData(shop: Shop, customerId: number): Promise<PersonalData | null> {
  const person = await findPerson(shop, customerId);
  if (!person) return null;
  const data: PersonalData = {};
  for (const { name, read } of PERSONAL_PARTS) {
    if (read) data[name] = (await shop.db.execute(read(person))).rows;
  }
  return data;
}
