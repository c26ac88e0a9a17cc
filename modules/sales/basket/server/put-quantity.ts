import { checkQuantity } from '#modules/catalogue/availability/rules/check-quantity.ts';
import type { LineOutcome } from '../rules/line-outcome.ts';
import type { BasketDraft, DraftLine } from './basket-draft.ts';
import { findSaleObstacle, lineLimits } from './line-limits.ts';
import type { SizeOfProduct } from './size-on-sale.ts';

// A basket anybody fills by hand stays far below; a script does not.
export const MAX_LINES = 200;

const OBSTACLE_CODES = {
  withdrawn: 'unavailable',
  'sold-out': 'unavailable',
  'phone-price': 'phone-price',
  'points-only': 'points-only',
  'not-for-points': 'not-for-points',
} as const;

/** Brings a line to the wished quantity as far as stock and limits let it, and says what came of it. */
export function putQuantity(draft: BasketDraft, line: DraftLine, sale: SizeOfProduct, wanted: number): LineOutcome {
  const was = line.quantity;
  const say = (code: LineOutcome['code'], limit?: number): LineOutcome => ({
    code,
    productId: line.productId,
    size: line.size,
    ...(line.additional && { additional: line.additional }),
    quantity: line.quantity,
    change: line.quantity - was,
    ...(limit === undefined ? {} : { limit }),
  });
  if (Number.isNaN(wanted)) return say('unreadable-quantity');
  const obstacle = findSaleObstacle(sale, line.forPoints);
  if (obstacle) return say(OBSTACLE_CODES[obstacle]);
  const isNew = !draft.lines.includes(line);
  if (isNew && draft.lines.length >= MAX_LINES) return say('basket-full', MAX_LINES);
  const { limits } = lineLimits(
    sale,
    line,
    draft.lines.filter((other) => other !== line),
  );
  const verdict = checkQuantity(wanted, limits);
  if (verdict.kind === 'unavailable')
    return say(isNew && draft.lines.some(sharesLimits(line)) ? 'already-in-basket' : 'unavailable', 0);
  const unpaid = verdict.quantity > was ? findPointsObstacle(draft, line, verdict.quantity) : null;
  if (unpaid) return say(unpaid);
  line.quantity = verdict.quantity;
  line.touched ||= isNew || was !== verdict.quantity;
  if (isNew) draft.lines.push(line);
  if (verdict.kind === 'raised') return say('raised', verdict.minimum);
  if (verdict.kind === 'lowered')
    return say(was === verdict.quantity ? 'already-in-basket' : 'lowered', verdict.maximum);
  return say(isNew ? 'added' : was === verdict.quantity ? 'kept' : 'changed');
}

/** Points are exchanged by signed-in customers, as far as theirs reach for the whole basket (S6.02, S6.03). */
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
