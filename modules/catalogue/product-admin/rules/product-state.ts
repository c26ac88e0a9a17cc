import type { SizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { type BulkChange, isPriceKind, priceRule } from './bulk-change.ts';

export interface SizeState {
  id: number;
  price: Grosze;
  regularPrice: Grosze | null;
  status: SizeStatus;
  /** Words about its status. */
  statusDescription: string;
  deliveryDate: string;
}

/** The values a bulk change touches, for its undo. */
export interface ProductState {
  visible: boolean;
  categoryId: number;
  isNew: boolean;
  isBestseller: boolean;
  sizes: SizeState[];
}

/** A price that would not be positive stays. */
export function nextState(before: ProductState, change: BulkChange): ProductState {
  const on = change.value === '1';
  if (isPriceKind(change.kind)) {
    const rule = priceRule(change);
    const sizes = before.sizes.map((size) => {
      const price = rule?.(size.price) ?? size.price;
      const regularPrice = size.regularPrice === null ? null : (rule?.(size.regularPrice) ?? size.regularPrice);
      return { ...size, price, regularPrice: regularPrice !== null && regularPrice > price ? regularPrice : null };
    });
    return { ...before, sizes };
  }
  if (change.kind === 'category') return { ...before, categoryId: Number(change.value) };
  if (change.kind === 'visible') return { ...before, visible: on };
  if (change.kind === 'new') return { ...before, isNew: on };
  if (change.kind === 'bestseller') return { ...before, isBestseller: on };
  const status: SizeStatus = on ? 'enable' : 'disable';
  // Words about a status do not outlive it.
  const sizes = before.sizes.map((size) =>
    size.status === status ? size : { ...size, status, statusDescription: '', deliveryDate: '' },
  );
  return { ...before, sizes };
}
