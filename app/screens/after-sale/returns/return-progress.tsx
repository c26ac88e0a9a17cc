import { needsReturnPoint, type ReturnMethod } from '#rules/after-sale/returns/return-method.ts';
import { type ReturnStep, stepClass, stepNumber } from '#rules/after-sale/returns/return-steps.ts';
import * as returnsTexts from '#texts/after-sale/returns.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon } from '../../../ui/icons/signs.tsx';

interface ReturnProgressProps {
  step: ReturnStep;
  method: ReturnMethod | null;
}

const { names, position, label, done: doneText, skipped: skippedText } = returnsTexts.steps;
const POINT = 4;

/** S4.46, S2.71: how far the return is; the wrapper carries `step2` … `step6`, at step 6 all are done. */
export function ReturnProgress({ step, method }: ReturnProgressProps) {
  const now = stepNumber(step);
  return (
    <div className={classNames('progress_bar_wrapper mb-6', stepClass(step))}>
      <p className="figures mb-2 text-sm font-semibold text-ink-soft md:hidden">
        {position(now, names[now - 1] ?? '')}
      </p>
      <ol aria-label={label} className="grid grid-cols-6 gap-1.5 md:gap-3">
        {names.map((name, index) => {
          const number = index + 1;
          const isDone = number < now || now === names.length;
          const isSkipped = number === POINT && now > POINT && !needsReturnPoint(method);
          return (
            <li key={name} aria-current={number === now ? 'step' : undefined} data-done={isDone || undefined}>
              <span
                aria-hidden="true"
                className={classNames(
                  'block h-1.5 rounded-full',
                  isDone || number === now
                    ? 'bg-brand forced-colors:bg-[Highlight]'
                    : 'bg-line forced-colors:bg-[GrayText]',
                )}
              />
              <span className="sr-only items-center gap-1 text-sm md:not-sr-only md:mt-2 md:flex">
                {isDone && <CheckIcon className="size-4 text-brand" />}
                <span className={number === now ? 'font-semibold' : 'text-ink-soft'}>{name}</span>
              </span>
              <span className="sr-only">{isSkipped ? ` (${skippedText})` : isDone ? ` (${doneText})` : null}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
