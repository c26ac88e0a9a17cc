import type { LineObstacle } from '#modules/sales/basket/rules/basket-view.ts';
import { isRecord, parseRecord } from '#platform/json/rules/json-record.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';

/** Values of the displayed summary. Compared, never trusted. */
export interface OrderSeen {
  lines: SeenLine[];
  /** Products that the order takes from stock. Used for the queue only. */
  goods: number[];
  /** Empty without one. */
  gift: string;
  rebate: Grosze;
  delivery: Grosze;
  payment: Grosze;
  toPay: Grosze;
  /** A hash of addresses, delivery and method: another window may have changed them. */
  choices: string;
}

export interface SeenLine {
  /** Product, size, extras, with points or money. */
  key: string;
  name: string;
  quantity: number;
  worth: Grosze;
  points: number;
}

/** A difference that the customer must accept before the order is placed. */
export type OrderChange =
  | { kind: 'price'; name: string; was: Grosze; now: Grosze }
  | { kind: 'points'; name: string; was: number; now: number }
  | { kind: 'quantity'; name: string; was: number; now: number }
  | { kind: 'sold-out'; name: string }
  | ({ kind: 'missing'; name: string } & Omit<MissingLine, 'key'>)
  | { kind: 'line-gone'; name: string }
  | { kind: 'line-new'; name: string }
  | { kind: 'gift-lost'; name: string }
  | { kind: 'rebate'; was: Grosze; now: Grosze }
  | { kind: 'delivery'; was: Grosze; now: Grosze }
  | { kind: 'payment'; was: Grosze; now: Grosze }
  /** A malformed form has no displayed sum. */
  | { kind: 'to-pay'; was: Grosze | null; now: Grosze }
  | { kind: 'choices' };

/** A line that cannot be ordered as it is. */
export interface MissingLine {
  key: string;
  why: LineObstacle;
  unit: string;
  unitPlural: string;
}

/** Empty when they agree. */
export function orderChanges(
  displayedOrder: OrderSeen,
  now: OrderSeen,
  missing: readonly MissingLine[],
): OrderChange[] {
  const changes = displayedOrder.lines.flatMap((line) => lineChange(line, now, missing));
  for (const line of now.lines) {
    if (!displayedOrder.lines.some((known) => known.key === line.key))
      changes.push({ kind: 'line-new', name: line.name });
  }
  if (displayedOrder.gift !== '' && displayedOrder.gift !== now.gift)
    changes.push({ kind: 'gift-lost', name: displayedOrder.gift });
  for (const kind of ['rebate', 'delivery', 'payment'] as const) {
    if (displayedOrder[kind] !== now[kind]) changes.push({ kind, was: displayedOrder[kind], now: now[kind] });
  }
  if (displayedOrder.toPay !== now.toPay) changes.push({ kind: 'to-pay', was: displayedOrder.toPay, now: now.toPay });
  if (displayedOrder.choices !== now.choices) changes.push({ kind: 'choices' });
  return changes;
}

function lineChange(line: SeenLine, now: OrderSeen, missing: readonly MissingLine[]): OrderChange[] {
  const { name } = line;
  const same = now.lines.find((other) => other.key === line.key);
  if (!same) {
    const found = missing.find((other) => other.key === line.key);
    if (!found) return [{ kind: 'line-gone', name }];
    const { key: _, ...short } = found;
    const soldOut = short.why.kind === 'unavailable' && short.why.reason === 'sold-out';
    return [soldOut ? { kind: 'sold-out', name } : { kind: 'missing', name, ...short }];
  }
  if (same.quantity !== line.quantity) return [{ kind: 'quantity', name, was: line.quantity, now: same.quantity }];
  if (same.points !== line.points) return [{ kind: 'points', name, was: line.points, now: same.points }];
  return same.worth === line.worth ? [] : [{ kind: 'price', name, was: line.worth, now: same.worth }];
}

export function writeOrderSeen(displayedOrder: OrderSeen): string {
  return JSON.stringify(displayedOrder);
}

/** Null when the field is malformed. */
export function parseOrderSeen(text: string): OrderSeen | null {
  const displayedOrder: unknown = parseRecord(text);
  return isSeen(displayedOrder) ? displayedOrder : null;
}

function isSeen(value: unknown): value is OrderSeen {
  if (!isRecord(value)) return false;
  const { lines, goods, gift, rebate, delivery, payment, toPay, choices } = value;
  return (
    [rebate, delivery, payment, toPay].every((amount) => typeof amount === 'number') &&
    typeof gift === 'string' &&
    typeof choices === 'string' &&
    Array.isArray(goods) &&
    goods.every(Number.isInteger) &&
    Array.isArray(lines) &&
    lines.every(isSeenLine)
  );
}

function isSeenLine(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { key, name, quantity, worth, points } = value;
  return (
    typeof key === 'string' &&
    typeof name === 'string' &&
    [quantity, worth, points].every((amount) => typeof amount === 'number')
  );
}
