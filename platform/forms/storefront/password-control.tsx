import { type ComponentProps, useState } from 'react';
import { Field } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import * as formTexts from '../texts/forms.ts';
import type { TextControl } from './text-control.tsx';

/** A password that can be looked at while it is typed. Without scripts it stays hidden. */
export function PasswordControl({
  field,
  label,
  hint,
  className,
  ...rest
}: Omit<ComponentProps<typeof TextControl>, 'type' | 'optional'>) {
  const [shown, show] = useState(false);
  const { id, required, ...control } = field.control;
  return (
    <Field id={id} label={label} hint={hint} error={field.error} required={required} className={className}>
      {(wiring) => (
        <span className="relative block">
          <Input
            {...rest}
            {...control}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-20 data-[mark=ok]:border-ok"
          />
          <button
            type="button"
            onClick={() => show(!shown)}
            className="needs-js absolute inset-y-0 right-0 min-w-11 rounded-sm px-3 text-sm font-semibold text-brand underline-offset-4 hover:underline"
          >
            {shown ? formTexts.hide : formTexts.show}
            <span className="sr-only"> {formTexts.typed}</span>
          </button>
        </span>
      )}
    </Field>
  );
}
