import { and, eq } from 'drizzle-orm';
import { needsPhone, needsReturnPoint } from '#modules/after-sale/claims/rules/return-method.ts';
import { newClaimCode, returns } from '#modules/after-sale/claims/server/index.ts';
import { listLocations } from '#modules/sales/delivery/server/index.ts';
import { lockFreePieces } from '#modules/sales/order-ledger/server/index.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { truncateComment } from '#platform/forms/rules/truncate-comment.ts';
import type { ReturnMethod } from '#platform/settings/rules/setting-values.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type ReturnObstacle, returnQuantity } from '../rules/return-obstacle.ts';
import { judgeReturnable } from './returnable.ts';
import { returnLines } from './tables.ts';

export interface WantedLine {
  lineId: number;
  quantity: number;
  comment: string;
}

export type ProductsOutcome =
  | { kind: 'saved'; draftId: number }
  /** Nothing was chosen, or only lines that are not of this order or cannot be sent back. */
  | { kind: 'nothing'; draftId: number }
  /** S5.38: more was asked for than there is; the draft holds the most. */
  | { kind: 'lowered'; draftId: number; lines: { lineId: number; maximum: number }[] }
  | { kind: 'refused'; obstacle: ReturnObstacle };

/** Step 2: what is sent back. Begins the draft, or changes it. */
export async function saveReturnProducts(
  shop: Shop,
  order: OrderView,
  { wanted, reason }: { wanted: readonly WantedLine[]; reason: string },
): Promise<ProductsOutcome> {
  return shop.db.transaction(async (tx) => {
    const locked = await lockFreePieces(tx, order.id, 'return');
    if (!locked) return { kind: 'refused', obstacle: 'over' };
    const { obstacle, lines } = judgeReturnable(shop, order, locked.lines);
    if (obstacle) return { kind: 'refused', obstacle };
    const lowered: { lineId: number; maximum: number }[] = [];
    const chosen = lines.flatMap(({ line, max, obstacle }) => {
      const chosen = wanted.find(({ lineId }) => lineId === line.lineId);
      if (!chosen || obstacle) return [];
      const verdict = returnQuantity(chosen.quantity, max, line.step);
      if (verdict.kind === 'lowered') lowered.push({ lineId: line.lineId, maximum: verdict.maximum });
      const comment = truncateComment(chosen.comment.trim()).text;
      return verdict.quantity > 0 ? [{ lineId: line.lineId, quantity: verdict.quantity, comment }] : [];
    });
    const draftId = await keepDraft(tx, order.id, reason, shop.now());
    await tx.delete(returnLines).where(eq(returnLines.returnId, draftId));
    if (chosen.length === 0) return { kind: 'nothing', draftId };
    await tx.insert(returnLines).values(chosen.map((line) => ({ returnId: draftId, ...line })));
    return lowered.length > 0 ? { kind: 'lowered', draftId, lines: lowered } : { kind: 'saved', draftId };
  });
}

/** The order is locked: there is one draft, and no second tab begins another. */
async function keepDraft(tx: Transaction, orderId: number, reason: string, now: Date): Promise<number> {
  const [known] = await tx
    .update(returns)
    .set({ reason, withdrawalId: null, updatedAt: now })
    .where(and(eq(returns.orderId, orderId), eq(returns.state, 'draft')))
    .returning({ id: returns.id });
  return known?.id ?? addDraft(tx, { orderId, reason }, now);
}

export async function addDraft(
  tx: Transaction,
  draft: { orderId: number; reason?: string; withdrawalId?: number },
  now: Date,
): Promise<number> {
  const [made] = await tx
    .insert(returns)
    .values({ ...draft, code: newClaimCode('ZW'), createdAt: now, updatedAt: now })
    .returning({ id: returns.id });
  if (!made) throw new Error('The return was not begun');
  return made.id;
}

export type MethodOutcome = 'saved' | 'no-draft' | 'no-method' | 'no-delivery' | 'no-parameter' | 'no-phone';

/** Step 3: how it comes back. The parameter is what the shopper confirms for this way (S5.41). */
export async function saveReturnMethod(
  shop: Shop,
  orderId: number,
  answer: { method: ReturnMethod | null; deliveryId: string; parameterConfirmed: boolean; phone: string },
): Promise<MethodOutcome> {
  const { method, deliveryId, parameterConfirmed, phone } = answer;
  if (!method) return 'no-method';
  if (needsPhone(method, phone)) return 'no-phone';
  const delivery = shop.settings.returnDeliveries.find((one) => one.id === deliveryId && one.method === method);
  if (!delivery) return 'no-delivery';
  if (!parameterConfirmed) return 'no-parameter';
  const saved = await shop.db
    .update(returns)
    .set({
      method,
      parameterConfirmed,
      deliveryId,
      deliveryName: delivery.name,
      deliveryCost: delivery.cost,
      ...(!needsReturnPoint(method) && { place: null }),
      updatedAt: shop.now(),
    })
    .where(and(eq(returns.orderId, orderId), eq(returns.state, 'draft')))
    .returning({ id: returns.id });
  return saved.length > 0 ? 'saved' : 'no-draft';
}

/** Step 4a: the shop it is brought to. */
export async function saveReturnPlace(
  shop: Shop,
  orderId: number,
  placeId: number,
): Promise<'saved' | 'no-place' | 'no-draft'> {
  const place = (await listLocations(shop)).find(({ id }) => id === placeId);
  if (!place) return 'no-place';
  const { id, name, street, zipcode, city, openingHours } = place;
  const saved = await shop.db
    .update(returns)
    .set({ place: { id, name, street, zipcode, city, openingHours }, updatedAt: shop.now() })
    .where(and(eq(returns.orderId, orderId), eq(returns.state, 'draft'), eq(returns.method, 'point')))
    .returning({ id: returns.id });
  return saved.length > 0 ? 'saved' : 'no-draft';
}
