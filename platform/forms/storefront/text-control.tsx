import type { ComponentProps, ReactNode } from 'react';
import { Field } from '#platform/ui/field.tsx';
import { Input, Textarea } from '#platform/ui/text-controls.tsx';
import type { FieldState } from './use-shop-form.ts';

interface TextControlProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'defaultValue'> {
  field: FieldState;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
}

export function TextControl({ field, label, hint, optional, className, ...rest }: TextControlProps) {
  const { id, required, ...control } = field.control;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={field.error}
      required={required}
      optional={optional}
      className={className}
    >
      {(wiring) => (
        <Input type="text" {...rest} {...control} {...wiring} defaultValue={field.defaultValue} className={markLook} />
      )}
    </Field>
  );
}

interface TextareaControlProps extends Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'defaultValue'> {
  field: FieldState;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
}

export function TextareaControl({ field, label, hint, optional, className, ...rest }: TextareaControlProps) {
  const { id, required, ...control } = field.control;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={field.error}
      required={required}
      optional={optional}
      className={className}
    >
      {(wiring) => (
        <Textarea {...rest} {...control} {...wiring} defaultValue={field.defaultValue} className={markLook} />
      )}
    </Field>
  );
}

/** A field that passed its check while the shopper typed carries a quiet green edge. */
const markLook = 'data-[mark=ok]:border-ok';
