import { checkQuantity } from '#modules/catalogue/availability/rules/check-quantity.ts';
import type { LineOutcome } from '../rules/line-outcome.ts';
import type { BasketDraft, DraftLine } from './basket-draft.ts';
import { findSaleObstacle, lineLimits } from './line-limits.ts';
import type { SizeOfProduct } from './size-on-sale.ts';

// Far above baskets of people; limits scripts.
export const MAX_LINES = 200;

const OBSTACLE_CODES = {
  withdrawn: 'unavailable',
  'sold-out': 'unavailable',
  'phone-price': 'phone-price',
  'points-only': 'points-only',
  'not-for-points': 'not-for-points',
} as const;

/** Sets the requested quantity as far as stock and limits allow. */
export function putQuantity(draft: BasketDraft, line: DraftLine, sale: SizeOfProduct, requested: number): LineOutcome {
  const before = line.quantity;
  const outcomeOf = (code: LineOutcome['code'], limit?: number): LineOutcome => ({
    code,
    productId: line.productId,
    size: line.size,
    ...(line.additional && { additional: line.additional }),
    quantity: line.quantity,
    change: line.quantity - before,
    ...(limit === undefined ? {} : { limit }),
  });
  if (Number.isNaN(requested)) return outcomeOf('unreadable-quantity');
  const obstacle = findSaleObstacle(sale, line.forPoints);
  if (obstacle) return outcomeOf(OBSTACLE_CODES[obstacle]);
  const isNew = !draft.lines.includes(line);
  if (isNew && draft.lines.length >= MAX_LINES) return outcomeOf('basket-full', MAX_LINES);
  const { limits } = lineLimits(
    sale,
    line,
    draft.lines.filter((other) => other !== line),
  );
  const verdict = checkQuantity(requested, limits);
  if (verdict.kind === 'unavailable')
    return outcomeOf(isNew && draft.lines.some(sharesLimits(line)) ? 'already-in-basket' : 'unavailable', 0);
  const unpaid = verdict.quantity > before ? findPointsObstacle(draft, line, verdict.quantity) : null;
  if (unpaid) return outcomeOf(unpaid);
  line.quantity = verdict.quantity;
  line.touched ||= isNew || before !== verdict.quantity;
  if (isNew) draft.lines.push(line);
  if (verdict.kind === 'raised') return outcomeOf('raised', verdict.minimum);
  if (verdict.kind === 'lowered')
    return outcomeOf(before === verdict.quantity ? 'already-in-basket' : 'lowered', verdict.maximum);
  return outcomeOf(isNew ? 'added' : before === verdict.quantity ? 'kept' : 'changed');
}

/** Signed-in customers pay with points if theirs suffice for the whole basket (S6.02, S6.03). */
function findPointsObstacle(draft: BasketDraft, line: DraftLine, quantity: number): LineOutcome['code'] | null {
  if (!line.forPoints) return null;
  if (draft.balance === null) return 'points-sign-in';
  const others = draft.lines.filter((other) => other !== line);
  const cost = others.reduce((sum, other) => sum + other.points * other.quantity, line.points * quantity);
  return cost > draft.balance ? 'not-enough-points' : null;
}

function sharesLimits(line: DraftLine): (other: DraftLine) => boolean {
  return (other) => other.productId === line.productId && other.quantity > 0;
}
