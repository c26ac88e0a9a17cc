import { formatQuantity } from '#platform/money/rules/quantity-text.ts';

const UNLIMITED = /^(?:-1|∞|bez limitu)$/i;
const PIECES = /^\d{1,9}(?:[.,]\d{1,3})?$/;

/** Pieces, or -1 without limit; null when it is neither. */
export function parseStock(typed: string): number | null {
  const text = typed.trim();
  if (UNLIMITED.test(text)) return -1;
  const bare = text.replace(/\s/g, '');
  return PIECES.test(bare) ? Number(bare.replace(',', '.')) : null;
}

/** Goods sold by the piece have no decimals; a rope in metres has as many decimals as its unit. */
export function fitsUnit(stock: number, decimals: number): boolean {
  return Number(stock.toFixed(decimals)) === stock;
}

/** The same as it is typed. */
export function writeStock(stock: number, unlimited: string): string {
  return stock < 0 ? unlimited : formatQuantity(stock);
}
