import { type ChangeEvent, type ReactNode, useState } from 'react';
import { formatMegabytes } from '#platform/files/rules/file-size.ts';
import { OWNER_PICTURES, PANEL_FORM_BYTES } from '#platform/files/rules/owner-pictures.ts';
import { Field } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { tooLarge as texts } from '../texts/panel.ts';

interface PicturesFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  name: string;
  error?: string;
  required?: boolean;
  multiple?: boolean;
}

export function PicturesField({ label, hint, name, error, required, multiple }: PicturesFieldProps) {
  const [fault, setFault] = useState<string>();

  function check({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    const large = files.find(({ size }) => size > OWNER_PICTURES.maxBytes);
    const totalBytes = files.reduce((sum, { size }) => sum + size, 0);
    if (large) setFault(texts.one(large.name, formatMegabytes(OWNER_PICTURES.maxBytes)));
    else if (totalBytes > PANEL_FORM_BYTES) setFault(texts.total(formatMegabytes(PANEL_FORM_BYTES)));
    else return setFault('');
    target.value = '';
  }

  return (
    <Field label={label} hint={hint} error={(fault ?? error) || undefined} required={required}>
      {(control) => (
        <Input
          {...control}
          type="file"
          name={name}
          multiple={multiple}
          accept={OWNER_PICTURES.types.join()}
          onChange={check}
          className="py-2.5"
        />
      )}
    </Field>
  );
}
