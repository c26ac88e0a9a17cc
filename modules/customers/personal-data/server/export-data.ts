import { findPerson } from '#modules/customers/accounts/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { PersonalData } from '#platform/personal-data/server/personal-records.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { PERSONAL_RECORDS } from './records.ts';

/** X.22 */
export async function exportData(shop: Shop, customerId: number): Promise<PersonalData | null> {
  const person = await findPerson(shop.db, customerId);
  if (!person) return null;
  const data: PersonalData = {};
  for (const records of PERSONAL_RECORDS) {
    const parts = (await records.export?.(shop.db, person)) ?? {};
    // Several modules may add to one part.
    for (const [part, rows] of Object.entries(parts)) data[part] = [...(data[part] ?? []), ...rows];
  }
  return data;
}

/** O.42. The audit log is written before the file is sent. */
export async function exportCustomer(shop: Shop, customerId: number): Promise<PersonalData | null> {
  const data = isRowId(customerId) ? await exportData(shop, customerId) : null;
  if (data) {
    await recordChange(shop.db, shop, { action: 'customer.exported', object: { kind: 'customer', id: customerId } });
  }
  return data;
}
