import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link.tsx';
import type { OrderPlace } from '#rules/selling/orders/order-data.ts';
import * as orderDataTexts from '#texts/selling/order-data.ts';
import { LeaveButton } from './leave-button.tsx';

const STEPS = [
  { id: 'basket', to: '/koszyk' },
  { id: 'data', to: '/zamowienie/dane' },
  // The last one: nothing leads back to it.
  { id: 'summary', to: null },
] as const;

type Step = (typeof STEPS)[number]['id'];

interface OrderStepsProps {
  current: Step;
  /** The form of this page: going back sends it along, so that nothing of it is lost. */
  form?: string;
}

/** Where the shopper is on the way to an order; what lies behind can be gone back to. */
export function OrderSteps({ current, form }: OrderStepsProps) {
  const texts = orderDataTexts.steps;
  const now = STEPS.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={texts.label} className="mb-6">
      <ol className="flex flex-wrap gap-x-3 gap-y-1 text-xs sm:gap-x-6 sm:text-sm">
        {STEPS.map(({ id, to }, index) => (
          <li key={id} className="flex min-h-11 items-center gap-1.5 sm:gap-2">
            <span
              aria-hidden="true"
              className={classNames(
                'flex size-6 items-center sm:size-7 justify-center rounded-full font-semibold',
                index <= now
                  ? 'bg-brand text-brand-ink forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                  : 'bg-surface-2 text-ink-soft',
              )}
            >
              {index + 1}
            </span>
            {index < now && to ? (
              <StepBack to={to} form={form}>
                {texts[id]}
              </StepBack>
            ) : (
              <span
                aria-current={index === now ? 'step' : undefined}
                className={index === now ? 'font-semibold' : 'text-ink-soft'}
              >
                {texts[id]}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepBack({ to, form, children }: { to: OrderPlace; form: string | undefined; children: ReactNode }) {
  const look = 'inline-flex min-h-11 items-center';
  return form ? (
    <LeaveButton to={to} form={form} quiet className={look}>
      {children}
    </LeaveButton>
  ) : (
    <Link to={to} className={`${look} underline-offset-4 hover:underline`}>
      {children}
    </Link>
  );
}
