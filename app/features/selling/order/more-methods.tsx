import type { ReactNode } from 'react';
import type { PaymentKind } from '#rules/selling/payments/payment-kind.ts';
import * as paymentTexts from '#texts/selling/payment.ts';
import { ChevronDownIcon } from '../../../ui/icons/arrows.tsx';
import { PaymentSign } from './way-signs.tsx';

interface MoreMethodsProps {
  methods: readonly { kind: PaymentKind }[];
  /** When what is chosen lies in it. */
  open: boolean;
  children: ReactNode;
}

/** X.48: ways to pay that few look for, under their signs; the browser's own fold, so it opens without script. */
export function MoreMethods({ methods, open, children }: MoreMethodsProps) {
  if (methods.length === 0) return null;
  return (
    <details open={open} className="group/more mt-2">
      <summary className="flex min-h-14 items-center gap-3 rounded-md px-4 py-2 font-semibold hover:bg-surface-2">
        {paymentTexts.moreMethods}
        <span aria-hidden="true" className="flex gap-1.5 text-ink-soft group-open/more:invisible [&>svg]:size-5">
          {[...new Set(methods.map(({ kind }) => kind))].map((kind) => (
            <PaymentSign key={kind} kind={kind} />
          ))}
        </span>
        <ChevronDownIcon className="ml-auto size-5 text-ink-soft transition-transform duration-calm group-open/more:rotate-180" />
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
