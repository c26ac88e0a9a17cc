import type { DraftProgress } from '#rules/after-sale/returns/return-steps.ts';
import type { ReturnView } from '#rules/after-sale/returns/return-view.ts';

export function draftProgress(draft: ReturnView | null): DraftProgress | null {
  return (
    draft && {
      hasLines: draft.lines.length > 0,
      method: draft.method,
      parameterConfirmed: draft.parameterConfirmed,
      hasDelivery: draft.delivery !== null,
      hasPlace: draft.place !== null,
    }
  );
}
