export type ProductType =
  | 'product'
  | 'product_bundle'
  | 'product_collection'
  | 'product_virtual'
  | 'product_service'
  | 'product_configurable';

/** S3.20: `disable` cannot be bought, `order` is brought in for the shopper, `enable` is on the shelf. */
export type SizeStatus = 'enable' | 'order' | 'disable';

interface Stocked {
  status: SizeStatus;
  /** Pieces in stock, -1 unlimited. */
  stock: number;
}

/** The status a shopper sees: a size without stock cannot be bought, unless it is brought in on order. */
export function sizeStatus(size: Stocked): SizeStatus {
  return size.status === 'enable' && size.stock === 0 ? 'disable' : size.status;
}

/**
 * X.37: the status once the stock is counted anew. A size that was switched off when it had nothing left was sold out, and is
 * on sale again with its stock; one that was switched off while there was stock is withheld, and stays so.
 */
export function statusWithStock(before: Stocked, stock: number): SizeStatus {
  const isSoldOut = before.status === 'disable' && before.stock === 0;
  return isSoldOut && stock !== 0 ? 'enable' : before.status;
}

/** Pieces that can be ordered, -1 unlimited (S3.11): what is brought in on order does not wait in stock. */
export function orderableAmount(size: Stocked): number {
  if (size.status === 'disable') return 0;
  if (size.stock < 0) return -1;
  return size.status === 'order' && size.stock === 0 ? -1 : size.stock;
}

/** S3.21: the picture of a status; a price given by phone has one of its own. */
export function statusPicture({ status, phonePrice }: { status: SizeStatus; phonePrice: boolean }): string {
  return `/status/${phonePrice ? 'phone' : status}.svg`;
}

/** Downloads and services are neither sent nor in stock (S4.11). */
export const NOT_DELIVERED: readonly string[] = ['product_virtual', 'product_service'];

export function isDelivered(type: string): boolean {
  return !NOT_DELIVERED.includes(type);
}
