import { needsReturnPoint } from '#modules/after-sale/claims/rules/return-method.ts';
import type { ReturnMethod } from '#platform/settings/rules/setting-values.ts';

/** The steps of a return after its order is known; the number is the one of the progress bar (S4.46). */
export const RETURN_STEPS = ['products', 'method', 'point', 'refund', 'status'] as const;

export type ReturnStep = (typeof RETURN_STEPS)[number];

const ADDRESSES: Record<ReturnStep, string> = {
  products: '/zwroty/produkty',
  method: '/zwroty/sposob',
  point: '/zwroty/punkt',
  refund: '/zwroty/zwrot-srodkow',
  status: '/zwroty/status',
};

export interface DraftProgress {
  hasLines: boolean;
  method: ReturnMethod | null;
  parameterConfirmed: boolean;
  hasDelivery: boolean;
  hasPlace: boolean;
}

function stepNumber(step: ReturnStep): number {
  return RETURN_STEPS.indexOf(step) + 2;
}

/** `step2` … `step6` */
export function stepClass(step: ReturnStep): string {
  return `step${stepNumber(step)}`;
}

export function stepAddress(step: Exclude<ReturnStep, 'status'>, orderNumber: string): string {
  return `${ADDRESSES[step]}?zamowienie=${orderNumber}`;
}

export function returnAddress(code: string): string {
  return `${ADDRESSES.status}?zwrot=${code}`;
}

/** The first step that is not answered yet; the refund is the last one that asks. */
export function furthestStep(draft: DraftProgress | null): Exclude<ReturnStep, 'status'> {
  if (!draft?.hasLines) return 'products';
  if (!draft.method || !draft.parameterConfirmed || !draft.hasDelivery) return 'method';
  return needsReturnPoint(draft.method) && !draft.hasPlace ? 'point' : 'refund';
}

/** Where a shopper who asks for a step is led: back to what was skipped, past what this return does not need. */
export function openStep(
  asked: Exclude<ReturnStep, 'status'>,
  draft: DraftProgress | null,
): Exclude<ReturnStep, 'status'> {
  const furthest = furthestStep(draft);
  if (stepNumber(asked) > stepNumber(furthest)) return furthest;
  return asked === 'point' && !needsReturnPoint(draft?.method ?? null) ? furthest : asked;
}
