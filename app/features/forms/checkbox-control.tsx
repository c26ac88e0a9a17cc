import type { ReactNode } from 'react';
import { Checkbox } from '#app/ui/checkbox.tsx';
import type { FieldState } from './use-shop-form.ts';

interface CheckboxControlProps {
  field: FieldState;
  label: ReactNode;
  hint?: ReactNode;
  className?: string;
}

/** A box to tick in a shop form. */
export function CheckboxControl({ field, ...rest }: CheckboxControlProps) {
  return <Checkbox {...field.control} {...rest} defaultChecked={field.defaultChecked} error={field.error} />;
}
