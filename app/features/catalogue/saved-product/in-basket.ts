import { currentPersonal } from '#app/features/platform/personal/personal-store.ts';

/** How much of a size lies in the basket as a plain line: forms of several products say how much there shall be. */
export function inBasket(productId: number, size: string): number {
  const lines = currentPersonal().basket?.products ?? [];
  return lines.find((line) => line.id === String(productId) && line.size === size && !line.md5_additional)?.count ?? 0;
}
