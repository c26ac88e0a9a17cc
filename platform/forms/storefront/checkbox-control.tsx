import type { ReactNode } from 'react';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { RequiredMark } from '#platform/ui/required-mark.tsx';
import type { FieldState } from './use-shop-form.ts';

interface CheckboxControlProps {
  field: FieldState;
  label: ReactNode;
  hint?: ReactNode;
  className?: string;
}

export function CheckboxControl({ field, label, ...rest }: CheckboxControlProps) {
  const marked = (
    <>
      {label}
      {field.control.required && <RequiredMark />}
    </>
  );
  return (
    <Checkbox {...field.control} {...rest} label={marked} defaultChecked={field.defaultChecked} error={field.error} />
  );
}
