import { asc, eq } from 'drizzle-orm';
import { lockCustomer } from '#modules/customers/accounts/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { customerNotes } from './tables.ts';

const MAX_NOTE_LENGTH = 2000;

type CustomerNote = Pick<typeof customerNotes.$inferSelect, 'id' | 'author' | 'text' | 'at'>;

export function listCustomerNotes({ db }: Pick<Shop, 'db'>, customerId: number): Promise<CustomerNote[]> {
  const { id, author, text, at } = customerNotes;
  return db
    .select({ id, author, text, at })
    .from(customerNotes)
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(asc(at), asc(id));
}

/** The audit log has no text: it outlives the customer. */
export function addCustomerNote(
  shop: Shop,
  customerId: number,
  written: string,
): Promise<'added' | 'empty' | 'unknown-customer'> {
  return shop.db.transaction(async (tx) => {
    const text = written.trim().slice(0, MAX_NOTE_LENGTH);
    if (text === '') return 'empty';
    if (!isRowId(customerId)) return 'unknown-customer';
    if (!(await lockCustomer(tx, customerId))) return 'unknown-customer';
    const { actor } = shop;
    const by = actor?.kind === 'staff' ? { staffId: actor.id, author: actor.name } : { staffId: null, author: '' };
    await tx.insert(customerNotes).values({ customerId, text, at: shop.now(), ...by });
    await recordChange(tx, shop, { action: 'customer.note-added', object: { kind: 'customer', id: customerId } });
    return 'added';
  });
}
