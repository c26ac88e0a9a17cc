import { findPerson } from '#modules/customers/accounts/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { PersonalData } from '#platform/personal-data/server/personal-records.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { PERSONAL_RECORDS } from './records.ts';

/** X.22: everything the shop knows of a customer, as it is kept; null when there is no such customer. */
export async function exportData(shop: Shop, customerId: number): Promise<PersonalData | null> {
  const person = await findPerson(shop.db, customerId);
  if (!person) return null;
  const data: PersonalData = {};
  for (const records of PERSONAL_RECORDS) {
    const parts = (await records.export?.(shop.db, person)) ?? {};
    // Several capabilities may add to one part: files come with many things.
    for (const [part, rows] of Object.entries(parts)) data[part] = [...(data[part] ?? []), ...rows];
  }
  return data;
}

/** O.42: the same file for the staff; who took it is written down before it leaves. */
export async function exportCustomer(shop: Shop, customerId: number): Promise<PersonalData | null> {
  const data = isRowId(customerId) ? await exportData(shop, customerId) : null;
  if (data) {
    await recordChange(shop.db, shop, { action: 'customer.exported', object: { kind: 'customer', id: customerId } });
  }
  return data;
}
