import { isDelivered, orderableAmount, sizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import type { BasketLine, LineObstacle } from '#modules/sales/basket/rules/basket-view.ts';
import {
  linePartsNow,
  listSizesOnSale,
  type SizeOfProduct,
  type SizeOnSale,
} from '#modules/sales/basket/server/index.ts';
import type { SentGood, ShippingItem } from '#modules/sales/delivery/server/index.ts';
import type { Database } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';

export interface OrderedLine {
  line: BasketLine;
  sale: SizeOnSale;
  parts: LinePart[];
}

export interface MissedLine {
  line: BasketLine;
  why: LineObstacle;
}

export interface OrderGoods {
  lines: OrderedLine[];
  missed: MissedLine[];
  /** Pieces per size that the order takes. */
  demand: Map<number, number>;
}

const SOLD_OUT: LineObstacle = { kind: 'unavailable', reason: 'sold-out' };

export interface LineCandidate {
  line: BasketLine;
  sale: SizeOnSale | null;
}

export type LineParts = ReadonlyMap<number, LinePart[]>;

/** Lines, bundles and parts share the stock. */
export function orderGoods(candidates: readonly LineCandidate[], parts: LineParts): OrderGoods {
  const goods: OrderGoods = { lines: [], missed: [], demand: new Map() };
  for (const { line, sale } of candidates) {
    const inside = parts.get(line.lineId) ?? [];
    if (line.availability.kind !== 'available') goods.missed.push({ line, why: line.availability });
    else if (sale && takes(goods.demand, [{ sale, quantity: 1 }, ...inside], line.quantity)) {
      goods.lines.push({ line, sale, parts: inside });
    } else goods.missed.push({ line, why: SOLD_OUT });
  }
  return goods;
}

/** Unchanged when something is missing. */
export function takes(
  demand: Map<number, number>,
  wanted: readonly { sale: SizeOnSale; quantity: number }[],
  times: number,
): boolean {
  const next = new Map(demand);
  for (const { sale, quantity } of wanted) {
    const sum = round((next.get(sale.sizeId) ?? 0) + quantity * times);
    const there = orderableAmount(sale);
    if (there >= 0 && sum > there) return false;
    next.set(sale.sizeId, sum);
  }
  for (const [sizeId, sum] of next) demand.set(sizeId, sum);
  return true;
}

/** Quantities have at most three decimals. */
function round(quantity: number): number {
  return Math.round(quantity * 1000) / 1000;
}

/** A bundle without its own weight weighs what its parts weigh. */
export function parcelOf({ lines }: Pick<OrderGoods, 'lines'>): { worth: Grosze; weight: number; isSent: boolean } {
  const sent = lines.filter(({ sale }) => isDelivered(sale.type));
  return {
    worth: lines.reduce((sum, { line }) => sum + line.worth.gross, 0),
    weight: sent.reduce((sum, line) => sum + weightOf(line), 0),
    isSent: sent.length > 0,
  };
}

function weightOf({ line, sale, parts }: OrderedLine): number {
  const inside = parts.reduce((sum, part) => sum + part.sale.weight * part.quantity, 0);
  return (sale.weight || inside) * line.quantity;
}

/** For `orderTotals`. */
export function toRatedLines({ lines }: Pick<OrderGoods, 'lines'>) {
  return lines.map(({ line: { vatPermille, worth }, sale }) => ({
    vatPermille,
    worth,
    isGiftCard: sale.digital === 'gift-card',
  }));
}

/** For the terms of couriers. */
export function toShippingItems({ lines }: Pick<OrderGoods, 'lines'>): ShippingItem[] {
  return lines.map(({ line: { productId, size, quantity }, parts }) => ({
    productId,
    size,
    quantity,
    parts: parts.map(({ sale, quantity: inOne }) => ({ productId: sale.productId, size: sale.size, quantity: inOne })),
  }));
}

/** The same goods as they are sent. */
export function toSentGoods({ lines }: Pick<OrderGoods, 'lines'>): SentGood[] {
  return lines.map(({ sale, parts }) => ({
    size: toSent(sale),
    parts: parts.map((part) => ({ size: toSent(part.sale) })),
  }));
}

function toSent(sale: SizeOnSale): SentGood['size'] {
  return { ...sale, status: sizeStatus(sale), delivered: isDelivered(sale.type) };
}

/** One product inside a line, and the size it is taken from. */
interface LinePart {
  sale: SizeOfProduct;
  quantity: number;
}

/** By line: the same parts that the basket shows and prices. */
export async function resolveParts(
  db: Pick<Database, 'select'>,
  candidates: readonly LineCandidate[],
): Promise<LineParts> {
  const chosen = candidates.flatMap(({ line, sale }) =>
    (sale ? linePartsNow(sale, line.extras) : []).map((part) => ({ lineId: line.lineId, part })),
  );
  const sales = await listSizesOnSale(db, [...new Set(chosen.map(({ part }) => part.version.productId))]);
  const parts = new Map<number, LinePart[]>();
  for (const { lineId, part } of chosen) {
    const sale = sales.find((size) => size.productId === part.version.productId && size.size === part.size.type);
    if (sale) parts.set(lineId, [...(parts.get(lineId) ?? []), { sale, quantity: part.quantity }]);
  }
  return parts;
}
