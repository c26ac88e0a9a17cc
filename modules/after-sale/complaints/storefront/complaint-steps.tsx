import { Steps } from '#platform/ui/steps.tsx';
import * as complaintTexts from '../texts/storefront.ts';

/** How far a complaint is before it is filed; once it is, its state says more. */
export function ComplaintSteps({ step, withoutOrder }: { step: 2 | 3; withoutOrder?: boolean }) {
  const { names, label, skipped } = complaintTexts.steps;
  const steps = names.map((name, index) => ({
    name,
    done: index + 1 < step || step === names.length,
    current: index + 1 === step,
    remark: withoutOrder && index === 0 ? skipped : undefined,
  }));
  return <Steps label={label} steps={steps} />;
}
