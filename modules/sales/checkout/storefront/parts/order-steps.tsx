import type { ReactNode } from 'react';
import type { OrderPlace } from '#modules/sales/order-ledger/rules/order-data.ts';
import type { OrderStep } from '#platform/shell/storefront/page-handle.ts';
import { Link } from '#platform/ui/link.tsx';
import { Steps } from '#platform/ui/steps.tsx';
import * as stepTexts from '../../texts/steps.ts';
import { LeaveButton } from './leave-button.tsx';

const STEPS: readonly { id: OrderStep; to: OrderPlace | null }[] = [
  { id: 'basket', to: '/koszyk' },
  { id: 'data', to: '/zamowienie/dane' },
  // No way back: the order is placed after these.
  { id: 'summary', to: null },
  { id: 'payment', to: null },
];

interface OrderStepsProps {
  current: OrderStep;
  /** The form of this page: going back sends it, so that its input is stored. */
  form?: string;
  className?: string;
}

/** Earlier steps are links until the order is placed. */
export function OrderSteps({ current, form, className }: OrderStepsProps) {
  const now = STEPS.findIndex(({ id }) => id === current);
  const steps = STEPS.map(({ id, to }, index) => ({
    name: stepTexts.names[id],
    done: index < now,
    current: index === now,
    to: index < now && current !== 'payment' ? to : null,
  }));
  return (
    <nav aria-label={stepTexts.label} className={className}>
      {form && <EnterButton step={current} form={form} />}
      <Steps
        steps={steps}
        wrap={({ to }, content, look) =>
          to && (
            <StepBack to={to} form={form} className={look}>
              {content}
            </StepBack>
          )
        }
      />
    </nav>
  );
}

/** Enter activates the first button of a form: the one that continues, not one that leaves. In the summary it must not order either. */
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

interface StepBackProps {
  to: OrderPlace;
  form: string | undefined;
  className: string;
  children: ReactNode;
}

function StepBack({ to, form, className, children }: StepBackProps) {
  return form ? (
    <LeaveButton to={to} form={form} quiet className={className}>
      {children}
    </LeaveButton>
  ) : (
    <Link to={to} className={`${className} underline-offset-4 hover:underline`}>
      {children}
    </Link>
  );
}
