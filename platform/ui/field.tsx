import { type ReactNode, useId } from 'react';
import { FieldMessages, fieldWiring } from './field-messages.tsx';
import { RequiredMark } from './required-mark.tsx';
import * as uiTexts from './texts/ui.ts';

export type FieldControl = {
  id: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Marks a field that may stay empty, where most of the form is required. */
  optional?: boolean;
  /** Keeps the label for screen readers only, where the place already says what the field is. */
  labelHidden?: boolean;
  id?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

export function Field({ label, hint, error, required, optional, labelHidden, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={className}>
      <label htmlFor={controlId} className={labelHidden ? 'sr-only' : 'mb-1.5 block font-medium'}>
        {label}
        {required && <RequiredMark />}
        {optional && <span className="font-normal text-ink-soft"> ({uiTexts.optional})</span>}
      </label>
      {children({ id: controlId, required, ...fieldWiring(controlId, hint, error) })}
      <FieldMessages controlId={controlId} hint={hint} error={error} />
    </div>
  );
}
