import { Steps } from '#platform/ui/steps.tsx';
import { type ReturnStep, stepClass } from '../rules/return-steps.ts';
import * as returnsTexts from '../texts/storefront.ts';

const { names, label } = returnsTexts.steps;

/** Where each step is among the names, the order before them; to choose a shop belongs to the way back, so that all returns count alike. */
const PLACES: Record<ReturnStep, number> = { products: 1, method: 2, point: 2, refund: 3, status: 4 };

/** S4.46, S2.71: how far the return is; the wrapper carries `step2` … `step6`, at step 6 all are done. */
export function ReturnProgress({ step }: { step: ReturnStep }) {
  const now = PLACES[step];
  const steps = names.map((name, index) => ({
    name,
    done: index < now || step === 'status',
    current: index === now,
  }));
  return (
    <div className={`progress_bar_wrapper ${stepClass(step)}`}>
      <Steps label={label} steps={steps} />
    </div>
  );
}
