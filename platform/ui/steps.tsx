import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CheckIcon } from './icons/signs.tsx';
import * as uiTexts from './texts/ui.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Step {
  name: string;
  done: boolean;
  /** Where one is. The last step may be done as well. */
  current?: boolean;
  /** Read out after the name instead of "done". */
  remark?: string;
}

interface StepsProps<T extends Step> {
  /** Left out where a landmark around it says it. */
  label?: string;
  steps: readonly T[];
  /** Wraps the mark and name of a step: a link back. */
  wrap?: (step: T, content: ReactNode, className: string) => ReactNode;
  className?: string;
}

/** How far one has come. Where names have no room, only the present one is shown, behind the marks, which never move; many steps say it in a line above. */
export function Steps<T extends Step>({ label, steps, wrap, className }: StepsProps<T>) {
  const now = steps.findIndex(({ current }) => current);
  const many = steps.length > 4;
  return (
    <div className={classNames(!many && 'flex flex-wrap items-center gap-x-3', className)}>
      {many && now >= 0 && (
        <p aria-hidden="true" className="figures text-sm font-semibold lg:hidden">
          {uiTexts.steps.position(now + 1, steps.length, steps[now]?.name ?? '')}
        </p>
      )}
      <ol aria-label={label} className="flex flex-wrap items-center gap-x-1.5 text-sm sm:gap-x-3">
        {steps.map((step, index) => {
          const { name, current } = step;
          const reached = index <= now;
          const content = (
            <>
              <StepMark step={step} number={index + 1} />
              <Name step={step} many={many} />
            </>
          );
          return (
            <li
              key={name}
              aria-current={current ? 'step' : undefined}
              data-done={step.done || undefined}
              className={classNames('flex items-center', index > 0 && 'gap-x-1.5 sm:gap-x-3')}
            >
              {index > 0 && (
                <span
                  aria-hidden="true"
                  className={classNames(
                    'h-0.5 w-4 shrink-0 rounded-full sm:w-6',
                    reached ? 'bg-brand forced-colors:bg-[Highlight]' : 'bg-line-strong forced-colors:bg-[GrayText]',
                  )}
                />
              )}
              {wrap?.(step, content, STEP) ?? <span className={STEP}>{content}</span>}
            </li>
          );
        })}
      </ol>
      {!many && now >= 0 && (
        <p aria-hidden="true" className="text-sm font-semibold sm:hidden">
          {steps[now]?.name}
        </p>
      )}
    </div>
  );
}

const STEP = 'inline-flex min-h-11 min-w-8 items-center gap-2';

const MARKS = {
  done: 'bg-brand-soft text-brand',
  current:
    'bg-brand text-brand-ink ring-4 ring-brand-soft forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
  coming: 'border border-line-strong text-ink-soft',
};

/** The current step, which goes on by itself or waits for the user. */
const DOTS = {
  brand: 'bg-brand ring-brand-soft forced-colors:bg-[Highlight]',
  accent: 'bg-accent ring-accent-soft forced-colors:bg-[Highlight]',
};

interface StepMarkProps {
  step: Omit<Step, 'name'>;
  number: number;
  /** A dot in this colour instead of a number or tick. */
  dot?: keyof typeof DOTS;
}

export function StepMark({ step: { done, current }, number, dot }: StepMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'figures flex size-7 shrink-0 items-center justify-center rounded-full font-semibold',
        dot ? `ring-4 forced-color-adjust-none ${DOTS[dot]}` : MARKS[current ? 'current' : done ? 'done' : 'coming'],
      )}
    >
      {dot ? (
        <span className="size-2.5 rounded-full bg-surface forced-colors:bg-[HighlightText]" />
      ) : done ? (
        <CheckIcon className="size-4" />
      ) : (
        number
      )}
    </span>
  );
}

function Name({ step: { name, done, current, remark }, many }: { step: Step; many: boolean }) {
  const said = remark ?? (done ? uiTexts.steps.done : null);
  const hidden = many ? 'max-lg:sr-only' : 'max-sm:sr-only';
  return (
    <span className={classNames(hidden, current && 'font-semibold', !current && !done && 'text-ink-soft')}>
      {name}
      {said && <VisuallyHidden> ({said})</VisuallyHidden>}
    </span>
  );
}
