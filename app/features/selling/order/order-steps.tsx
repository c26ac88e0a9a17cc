import type { ReactNode } from 'react';
import type { OrderStep } from '#app/features/platform/frame/page-handle.ts';
import { classNames } from '#app/ui/class-names.ts';
import { CheckIcon } from '#app/ui/icons/signs.tsx';
import { Link } from '#app/ui/link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { OrderPlace } from '#rules/selling/orders/order-data.ts';
import * as orderDataTexts from '#texts/selling/order-data.ts';
import { LeaveButton } from './leave-button.tsx';

const STEPS: readonly { id: OrderStep; to: OrderPlace | null }[] = [
  { id: 'basket', to: '/koszyk' },
  { id: 'data', to: '/zamowienie/dane' },
  // Nothing leads back to these: what follows them is an order that stands.
  { id: 'summary', to: null },
  { id: 'payment', to: null },
];

interface OrderStepsProps {
  current: OrderStep;
  /** The form of this page: going back sends it along, so that nothing of it is lost. */
  form?: string;
  className?: string;
}

/** Where the shopper is on the way to an order; what lies behind can be gone back to until the order is placed. */
export function OrderSteps({ current, form, className }: OrderStepsProps) {
  const texts = orderDataTexts.steps;
  const now = STEPS.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={texts.label} className={className}>
      {form && <EnterButton step={current} form={form} />}
      <ol className="flex items-center gap-x-1.5 text-sm sm:gap-x-3">
        {STEPS.map(({ id, to }, index) => {
          const state = index < now ? 'done' : index === now ? 'current' : 'coming';
          const name = (
            <>
              <StepMark state={state} number={index + 1} />
              <StepName state={state}>{texts[id]}</StepName>
            </>
          );
          return (
            <li key={id} className={classNames('flex items-center', index > 0 && 'gap-x-1.5 sm:gap-x-3')}>
              {index > 0 && <span aria-hidden="true" className={classNames(LINE, LINE_LOOKS[state])} />}
              {state === 'done' && to && current !== 'payment' ? (
                <StepBack to={to} form={form}>
                  {name}
                </StepBack>
              ) : (
                <span aria-current={state === 'current' ? 'step' : undefined} className={STEP}>
                  {name}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

type StepState = 'done' | 'current' | 'coming';

const STEP = 'inline-flex min-h-11 min-w-8 items-center gap-2';
const LINE = 'h-0.5 w-4 shrink-0 rounded-full sm:w-6';
const LINE_LOOKS: Record<StepState, string> = { done: 'bg-brand', current: 'bg-brand', coming: 'bg-line-strong' };

const MARKS: Record<StepState, string> = {
  done: 'bg-brand-soft text-brand',
  current:
    'bg-brand text-brand-ink ring-4 ring-brand-soft forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
  coming: 'border border-line-strong text-ink-soft',
};

function StepMark({ state, number }: { state: StepState; number: number }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'figures flex size-7 shrink-0 items-center justify-center rounded-full font-semibold',
        MARKS[state],
      )}
    >
      {state === 'done' ? <CheckIcon className="size-4" /> : number}
    </span>
  );
}

/** On a phone only the step one is at has room for its name. */
function StepName({ state, children }: { state: StepState; children: ReactNode }) {
  return (
    <span
      className={classNames(
        state === 'current' ? 'font-semibold' : 'max-sm:sr-only',
        state === 'coming' && 'text-ink-soft',
      )}
    >
      {children}
      {state === 'done' && <VisuallyHidden> ({orderDataTexts.steps.done})</VisuallyHidden>}
    </span>
  );
}

/** Enter presses the first button of a form: the one that goes on, not one that leaves. In the summary it must not order either. */
function EnterButton({ step, form }: { step: OrderStep; form: string }) {
  const orders = step === 'summary';
  return (
    <button
      type="submit"
      form={form}
      name={orders ? 'intent' : undefined}
      value={orders ? 'enter' : undefined}
      hidden
    />
  );
}

function StepBack({ to, form, children }: { to: OrderPlace; form: string | undefined; children: ReactNode }) {
  return form ? (
    <LeaveButton to={to} form={form} quiet className={STEP}>
      {children}
    </LeaveButton>
  ) : (
    <Link to={to} className={`${STEP} underline-offset-4 hover:underline`}>
      {children}
    </Link>
  );
}
