import { needsReturnPoint, type ReturnMethod } from '#rules/after-sale/returns/return-method.ts';
import { type ReturnStep, stepClass, stepNumber } from '#rules/after-sale/returns/return-steps.ts';
import * as returnsTexts from '#texts/after-sale/returns.ts';
import { Steps } from '../../../ui/steps.tsx';

interface ReturnProgressProps {
  step: ReturnStep;
  method: ReturnMethod | null;
}

const { names, label } = returnsTexts.steps;
const METHOD = 3;
const POINT = 4;

/**
 * S4.46, S2.71: how far the return is; the wrapper carries `step2` … `step6`, at step 6 all are done. A step that this return does not
 * have is not counted, once the way back is known.
 */
export function ReturnProgress({ step, method }: ReturnProgressProps) {
  const now = stepNumber(step);
  const isKnown = method !== null && now > METHOD;
  const steps = names.flatMap((name, index) => {
    const number = index + 1;
    if (number === POINT && isKnown && !needsReturnPoint(method)) return [];
    return { name, done: number < now || now === names.length, current: number === now };
  });
  return (
    <div className={`progress_bar_wrapper ${stepClass(step)}`}>
      <Steps label={label} steps={steps} />
    </div>
  );
}
