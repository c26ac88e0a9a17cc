import { createHash } from 'node:crypto';
import { snapQuantity } from '#modules/catalogue/availability/rules/snap-quantity.ts';
import { sentSize } from '#modules/catalogue/products/rules/size-table.ts';
import type { LineExtras } from '#modules/sales/order-ledger/rules/order-data.ts';
import { truncateComment } from '#platform/forms/rules/truncate-comment.ts';
import type { LineCode, LineOutcome } from '../rules/line-outcome.ts';
import type { BasketChange } from './basket-change.ts';
import { type BasketDraft, chooseSize, type DraftLine, findLine, type LineIdentity } from './basket-draft.ts';
import { checkExtras } from './check-extras.ts';
import { putQuantity } from './put-quantity.ts';
import type { SizeOfProduct } from './size-on-sale.ts';

/**
 * Applies the changes to the draft. Outcomes have the order of the changes; the outcome of a cut comment follows that of its
 * line. Reductions are applied first, so that pieces can move between sizes that share a limit in any order of the form.
 */
export function carryOut(draft: BasketDraft, changes: BasketChange[]): LineOutcome[] {
  const outcomes = new Map<BasketChange, LineOutcome[]>();
  for (const change of [...changes].sort((a, b) => signOf(draft, a) - signOf(draft, b))) {
    const outcome = carryOutOne(draft, change);
    outcomes.set(change, isCut(change) ? [outcome, refuse(change, 'comment-cut')] : [outcome]);
  }
  return changes.flatMap((change) => outcomes.get(change) ?? []);
}

function signOf(draft: BasketDraft, change: BasketChange): number {
  if (change.kind !== 'set') return change.kind === 'remove' ? -1 : 1;
  const before = findLine(draft, identify(change))?.quantity ?? 0;
  return change.quantity < before ? -1 : 1;
}

function carryOutOne(draft: BasketDraft, change: BasketChange): LineOutcome {
  if (change.kind === 'remove') return remove(draft, change);
  if (change.kind === 'remark') return remark(draft, change);
  return change.kind === 'set' ? set(draft, change) : add(draft, change);
}

function add(draft: BasketDraft, change: Extract<BasketChange, { kind: 'add' }>): LineOutcome {
  const sale = chooseSize(draft, change.productId, change.size);
  if (typeof sale === 'string') return refuse(change, sale);
  const checked = checkExtras(sale, change.extras ?? {});
  if ('refused' in checked) return refuse(change, checked.refused);
  const additional = hashExtras(checked.extras);
  const identity = { productId: sale.productId, size: sale.size, additional, forPoints: change.forPoints ?? false };
  const line = findLine(draft, identity) ?? newLine(identity, checked.extras, sale);
  const step = { step: sale.unitSellby, precision: sale.unitPrecision };
  const more = Number.isNaN(change.quantity) ? Number.NaN : snapQuantity(change.quantity, step);
  const outcome = putQuantity(draft, line, sale, line.quantity + more);
  if (change.comment) writeComment(line, change.comment);
  return outcome.code === 'changed' ? { ...outcome, code: 'added' } : outcome;
}

function set(draft: BasketDraft, change: Extract<BasketChange, { kind: 'set' }>): LineOutcome {
  const identity = identify(change);
  const held = findLine(draft, identity);
  if (change.quantity <= 0) return held ? takeOut(held) : refuse(change, 'kept');
  const sale = chooseSize(draft, change.productId, change.size);
  if (typeof sale === 'string') return refuse(change, sale === 'unknown-product' && held ? 'unavailable' : sale);
  const line = held ?? findLine(draft, { ...identity, size: sale.size });
  if (!line && (change.held || identity.additional !== '')) return refuse(change, 'unknown-line');
  const checked = line ? null : checkExtras(sale, {});
  if (checked && 'refused' in checked) return refuse(change, checked.refused);
  const written = line ?? newLine({ ...identity, size: sale.size }, {}, sale);
  const outcome = putQuantity(draft, written, sale, change.quantity);
  if (change.comment !== undefined) writeComment(written, change.comment);
  return outcome;
}

function remark(draft: BasketDraft, change: Extract<BasketChange, { kind: 'remark' }>): LineOutcome {
  const line = findLine(draft, identify(change));
  if (!line) return refuse(change, 'unknown-line');
  writeComment(line, change.comment);
  return { ...refuse(change, 'kept'), quantity: line.quantity };
}

function remove(draft: BasketDraft, change: Extract<BasketChange, { kind: 'remove' }>): LineOutcome {
  const size = sentSize(change.size);
  const held = draft.lines.filter(
    (line) => line.productId === change.productId && (size === '' || line.size === size) && line.quantity > 0,
  );
  const taken = held.map(takeOut).reduce((sum, outcome) => sum + outcome.change, 0);
  return { ...refuse(change, held.length > 0 ? 'removed' : 'kept'), change: taken };
}

function takeOut(line: DraftLine): LineOutcome {
  const held = line.quantity;
  line.touched = true;
  line.quantity = 0;
  return { code: 'removed', productId: line.productId, size: line.size, quantity: 0, change: -held };
}

function identify(change: Extract<BasketChange, { kind: 'set' | 'remark' }>): LineIdentity {
  const { productId, size, additional = '', forPoints = false } = change;
  return { productId, size: sentSize(size), additional, forPoints };
}

function newLine(identity: LineIdentity, extras: LineExtras, sale: SizeOfProduct): DraftLine {
  const points = identity.forPoints ? sale.points : 0;
  return { ...identity, lineId: null, extras, points, quantity: 0, comment: '', touched: false };
}

function writeComment(line: DraftLine, comment: string): void {
  const { text } = truncateComment(comment);
  line.touched ||= text !== line.comment;
  line.comment = text;
}

/** S5.25: a longer comment is cut and reported, because the order must not fail on it. */
function isCut(change: BasketChange): boolean {
  return change.kind !== 'remove' && truncateComment(change.comment ?? '').truncated;
}

function refuse(change: BasketChange, code: LineCode): LineOutcome {
  return { code, productId: change.productId, size: sentSize(change.size), quantity: 0, change: 0 };
}

/** Distinguishes lines of one size (`md5_additional`); empty for a plain line, independent of the order of the extras. */
function hashExtras(extras: LineExtras): string {
  const written = JSON.stringify(ordered(extras));
  return written === '{}' ? '' : createHash('md5').update(written).digest('hex');
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, held]) => held !== undefined && !isEmpty(held));
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, held]) => [key, ordered(held)]));
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
