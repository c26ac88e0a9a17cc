import { type ReactNode, useId } from 'react';
import { FieldMessages, fieldWiring } from './field-messages.tsx';
import { RequiredMark } from './required-mark.tsx';

type FieldGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Several controls that answer one question: radios, checkboxes, the parts of an address. */
export function FieldGroup({ legend, hint, error, required, id, className, children }: FieldGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const { 'aria-describedby': describedBy } = fieldWiring(groupId, hint, error);
  return (
    <fieldset id={groupId} aria-describedby={describedBy} className={className}>
      <legend className="mb-1.5 font-medium">
        {legend}
        {required && <RequiredMark />}
      </legend>
      {/* Before the controls: below a group that is higher than the window the error would be out of sight. */}
      {error && (
        <div className="mb-2">
          <FieldMessages controlId={groupId} error={error} />
        </div>
      )}
      {children}
      <FieldMessages controlId={groupId} hint={hint} />
    </fieldset>
  );
}
