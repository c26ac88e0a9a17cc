import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldMessages, fieldWiring } from './field-messages.tsx';
import { CheckIcon } from './icons/signs.tsx';

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
        <span className="relative mt-px flex size-6 shrink-0">
          <input
            {...fieldWiring(controlId, hint, error)}
            {...rest}
            id={controlId}
            type="checkbox"
            className={classNames(
              'peer size-6 cursor-pointer appearance-none rounded-sm border border-line-strong bg-surface transition-colors',
              'checked:border-brand checked:bg-brand hover:border-ink aria-invalid:border-2 aria-invalid:border-error',
            )}
          />
          <CheckIcon className="pointer-events-none absolute inset-0.5 size-5 scale-50 text-brand-ink opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100" />
        </span>
        <span>{label}</span>
      </label>
      <div className="-mt-1.5 pb-2 pl-9 empty:hidden">
        <FieldMessages controlId={controlId} hint={hint} error={error} />
      </div>
    </div>
  );
}
