import { sentSize, UNIVERSAL_SIZE } from '#modules/catalogue/products/rules/size-table.ts';
import type { LineExtras } from '#modules/sales/order-ledger/rules/order-data.ts';
import type { StoredLine } from './basket-lines.ts';
import type { SizeOfProduct } from './size-on-sale.ts';

/** A line while changes are applied; `lineId` is null until it is stored. */
export interface DraftLine {
  lineId: number | null;
  productId: number;
  size: string;
  additional: string;
  extras: LineExtras;
  quantity: number;
  comment: string;
  forPoints: boolean;
  /** Points one piece costs; 0 for a line paid with money. */
  points: number;
  touched: boolean;
}

export interface BasketDraft {
  lines: DraftLine[];
  sizes: SizeOfProduct[];
  /** Points the customer has; null for a guest. */
  balance: number | null;
}

export function draftBasket(stored: StoredLine[], sizes: SizeOfProduct[], balance: number | null): BasketDraft {
  const lines = stored.map(({ sale, productName, addedAt, files, ...line }) => ({
    ...line,
    points: line.forPoints ? (sale?.points ?? 0) : 0,
    touched: false,
  }));
  return { lines, sizes, balance };
}

export interface LineIdentity {
  productId: number;
  size: string;
  additional: string;
  forPoints: boolean;
}

export function findLine(draft: BasketDraft, wanted: LineIdentity): DraftLine | undefined {
  return draft.lines.find(
    (line) =>
      line.productId === wanted.productId &&
      line.size === wanted.size &&
      line.additional === wanted.additional &&
      line.forPoints === wanted.forPoints,
  );
}

/** A product of one size needs no choice. */
export function chooseSize(
  draft: BasketDraft,
  productId: number,
  size: string,
): SizeOfProduct | 'unknown-product' | 'unknown-size' | 'size-required' {
  const offered = draft.sizes.filter((sale) => sale.productId === productId);
  const only = offered[0];
  if (!only) return 'unknown-product';
  const wanted = sentSize(size);
  const found = offered.find((sale) => sale.size === wanted);
  if (found) return found;
  if (wanted === '' && offered.length === 1) return only;
  return wanted === '' || wanted === UNIVERSAL_SIZE ? 'size-required' : 'unknown-size';
}
