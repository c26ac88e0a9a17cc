import type { ChangeEvent, ReactNode } from 'react';
import { showAlert } from '#app/ui/alert/alert-store.ts';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { checkFile, type FileLimits } from '#rules/files/check-file.ts';
import { fileAlertText } from '#texts/forms.ts';
import type { FieldState } from './use-shop-form.ts';

interface FileControlProps {
  field: FieldState;
  label: ReactNode;
  hint?: ReactNode;
  limits: FileLimits;
  accept?: string;
  multiple?: boolean;
  optional?: boolean;
}

/** A choice of files. A refused one empties the choice and says why (S5.11, S5.12); the server checks again. */
export function FileControl({ field, label, hint, limits, accept, multiple, optional }: FileControlProps) {
  const { id, required, ...control } = field.control;

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    for (const file of input.files ?? []) {
      const text = fileAlertText(checkFile(file, limits));
      if (text === null) continue;
      input.value = '';
      showAlert({ kind: 'error', text });
      return;
    }
  }

  return (
    <Field id={id} label={label} hint={hint} error={field.error} required={required} optional={optional}>
      {(wiring) => (
        <Input
          {...control}
          {...wiring}
          type="file"
          accept={accept}
          multiple={multiple}
          data-max-bytes={limits.maxBytes}
          onChange={handleChange}
          className="py-2.5 file:mr-3 file:font-semibold"
        />
      )}
    </Field>
  );
}
