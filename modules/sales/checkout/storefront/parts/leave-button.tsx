import type { ReactNode } from 'react';
import type { OrderPlace } from '#modules/sales/order-ledger/rules/order-data.ts';
import { classNames } from '#platform/ui/class-names.ts';

interface LeaveButtonProps {
  to: OrderPlace;
  /** The form to send, when the button is outside it. */
  form?: string;
  /** Underlined only on hover: for navigation, never inside a sentence. */
  quiet?: boolean;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}

/** A link that sends the form first, so that its input is stored, with and without a script. */
export function LeaveButton({ to, quiet, className, ...rest }: LeaveButtonProps) {
  return (
    <button
      type="submit"
      name="leave"
      value={to}
      formNoValidate
      className={classNames(
        'rounded-sm underline-offset-4 transition-colors',
        quiet ? 'hover:underline' : 'text-brand underline decoration-1 hover:decoration-2',
        className,
      )}
      {...rest}
    />
  );
}
