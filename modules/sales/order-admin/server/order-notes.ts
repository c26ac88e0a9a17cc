import { asc, eq } from 'drizzle-orm';
import { lockOrder } from '#modules/sales/order-ledger/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Database } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { orderNotes } from './tables.ts';

const MAX_NOTE_LENGTH = 2000;

export type OrderNote = Pick<typeof orderNotes.$inferSelect, 'id' | 'author' | 'text' | 'at'>;

export function listOrderNotes(db: Pick<Database, 'select'>, orderId: number): Promise<OrderNote[]> {
  const { id, author, text, at } = orderNotes;
  return db
    .select({ id, author, text, at })
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(at), asc(id));
}

export function addOrderNote(
  shop: Shop,
  orderId: number,
  written: string,
): Promise<'added' | 'empty' | 'unknown-order'> {
  return shop.db.transaction(async (tx) => {
    const text = written.trim().slice(0, MAX_NOTE_LENGTH);
    if (text === '') return 'empty';
    if (!isRowId(orderId) || !(await lockOrder(tx, orderId))) return 'unknown-order';
    const { actor } = shop;
    const by = actor?.kind === 'staff' ? { staffId: actor.id, author: actor.name } : { staffId: null, author: '' };
    await tx.insert(orderNotes).values({ orderId, text, at: shop.now(), ...by });
    await recordChange(tx, shop, { action: 'order.note-added', object: { kind: 'order', id: orderId } });
    return 'added';
  });
}
