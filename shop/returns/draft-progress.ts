import type { DraftProgress } from '#rules/returns/return-steps.ts';
import type { ReturnView } from '#rules/returns/return-view.ts';

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
