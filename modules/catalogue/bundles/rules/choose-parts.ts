import type { ProductType } from '#modules/catalogue/availability/rules/size-status.ts';
import type { BundlePart, ChosenPart, WishedPart } from '#modules/catalogue/products/rules/bundle-part.ts';
import { sentSize } from '#modules/catalogue/products/rules/size-table.ts';

export type PartsChoice =
  | { kind: 'chosen'; parts: ChosenPart[] }
  /** A part still needs its version or size (S5.10). */
  | { kind: 'missing'; what: 'version' | 'size'; part: number }
  /** A collection without a single part. */
  | { kind: 'empty' }
  | { kind: 'unavailable'; part: number };

/**
 * The parts a shopper gets. A bundle has all of its parts, a collection those that are ticked; nothing is asked where
 * there is nothing to choose. `wished` is null when the form said nothing of parts.
 */
export function chooseParts(
  type: ProductType,
  offered: readonly BundlePart[],
  wished: readonly WishedPart[] | null,
): PartsChoice {
  const parts: ChosenPart[] = [];
  for (const part of offered) {
    const choice = wished?.find((one) => one.id === part.id);
    if (!choice && wished && type === 'product_collection') continue;
    const chosen = choosePart(part, choice);
    if (chosen.kind !== 'part') return chosen;
    parts.push(chosen.part);
  }
  return parts.length === 0 && offered.length > 0 ? { kind: 'empty' } : { kind: 'chosen', parts };
}

function choosePart(
  part: BundlePart,
  choice: WishedPart | undefined,
): { kind: 'part'; part: ChosenPart } | Exclude<PartsChoice, { kind: 'chosen' | 'empty' }> {
  const { id, quantity, versions } = part;
  if (versions.length === 0) return { kind: 'unavailable', part: id };
  const version = versions.length === 1 ? versions[0] : versions.find((one) => one.productId === choice?.product);
  if (!version) return { kind: 'missing', what: 'version', part: id };
  const { sizes } = version;
  const size = sizes.length === 1 ? sizes[0] : sizes.find((one) => one.type === sentSize(choice?.size ?? ''));
  if (!size)
    return sizes.length === 0 ? { kind: 'unavailable', part: id } : { kind: 'missing', what: 'size', part: id };
  if (size.amount >= 0 && size.amount < quantity) return { kind: 'unavailable', part: id };
  return { kind: 'part', part: { id, quantity, version, size } };
}
