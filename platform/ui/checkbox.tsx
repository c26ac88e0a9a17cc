import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldMessages, fieldWiring } from './field-messages.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={className}>
      <label
        htmlFor={controlId}
        className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:opacity-60"
      >
        <input {...fieldWiring(controlId, hint, error)} {...rest} id={controlId} type="checkbox" className="mt-px" />
        <span className="min-w-0">{label}</span>
      </label>
      <div className="-mt-1.5 pb-2 pl-9 empty:hidden">
        <FieldMessages controlId={controlId} hint={hint} error={error} />
      </div>
    </div>
  );
}
