import type { BuyingDecision } from '#modules/catalogue/availability/rules/decide-buying.ts';
import * as availabilityTexts from '#modules/catalogue/availability/texts/storefront.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';

export const PARTS_PROBLEMS = ['missing', 'empty', 'unavailable'] as const;

/** `part` is 0 when no part is chosen. */
export interface PartsProblem {
  kind: (typeof PARTS_PROBLEMS)[number];
  part: number;
}

export type BuyingProblem =
  | { kind: 'size' | 'configuration' | 'refused'; text: string }
  | { kind: 'parts'; text: string; part: number };

interface Attempt {
  chosen: string | null;
  amounts: boolean;
  parts: PartsProblem | null;
  refusal: BuyingDecision['refusal'];
  /** Unavailable products may be favourites. */
  buying: boolean;
  forPoints: boolean;
  configured: boolean;
}

const PART_TEXTS: Record<PartsProblem['kind'], string> = {
  missing: productTexts.choosePart,
  empty: productTexts.choosePartOfCollection,
  unavailable: productTexts.unavailable,
};

/** S5.07, S5.09, S5.10: in the order of the controls; null when the form is complete. */
export function findBuyingProblem(attempt: Attempt): BuyingProblem | null {
  const { chosen, amounts, parts, refusal, buying, forPoints, configured } = attempt;
  if (chosen === null) return { kind: 'size', text: amounts ? productTexts.chooseAmount : productTexts.chooseSize };
  if (parts && (buying || parts.kind === 'missing')) {
    return { kind: 'parts', text: PART_TEXTS[parts.kind], part: parts.part };
  }
  if (!buying) return null;
  if (refusal && !(forPoints && refusal === 'points_only')) {
    return { kind: 'refused', text: availabilityTexts.refusal(refusal) };
  }
  return configured ? null : { kind: 'configuration', text: productTexts.configurationMissing };
}
