import { LIST_NAME_LENGTH } from '#rules/customers/lists/list-limits.ts';
import { listTexts } from '#texts/customers/lists.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

interface ListNameInputProps {
  id: string;
  label: string;
  defaultValue?: string;
  /** What the shop said of the last one; the browser's own check comes before it (S5.56). */
  error?: string;
  optional?: boolean;
  name?: string;
}

export function ListNameInput({ id, label, defaultValue, error, optional, name = 'name' }: ListNameInputProps) {
  return (
    <Field id={id} label={label} error={error} optional={optional}>
      {(wiring) => (
        <Input
          {...wiring}
          name={name}
          type="text"
          required={!optional}
          // Spaces alone are no name.
          pattern=".*\S.*"
          maxLength={LIST_NAME_LENGTH}
          defaultValue={defaultValue}
          placeholder={listTexts.create.placeholder}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
