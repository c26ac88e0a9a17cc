import type { ReactNode } from 'react';
import type { OrderPlace } from '#modules/sales/order-ledger/rules/order-data.ts';
import { classNames } from '#platform/ui/class-names.ts';

interface LeaveButtonProps {
  to: OrderPlace;
  /** The form that is sent along, when the button is outside it. */
  form?: string;
  /** Underlined only on hover: for navigation, never inside a sentence. */
  quiet?: boolean;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}

/** Looks like a link and leads there, but sends the form first: what was typed is kept, with and without script. */
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
