import { Field } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { LIST_NAME_LENGTH } from '../../rules/list-rules.ts';
import * as listTexts from '../../texts/storefront.ts';

interface ListNameInputProps {
  id: string;
  label: string;
  defaultValue?: string;
  /** S5.56 */
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
          // Not only spaces.
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

interface ListRadioProps {
  list: { id: number | string; name: string; productCount: number };
  name: string;
  /** Without the number of products. */
  plain?: boolean;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?(): void;
}

export function ListRadio({ list, name, plain, ...state }: ListRadioProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-2 has-checked:border-brand has-checked:bg-brand-soft">
      <input type="radio" name={name} value={list.id} {...state} className="size-5 shrink-0 accent-brand" />
      <span className="min-w-0 flex-1 font-medium wrap-anywhere">{list.name}</span>
      {!plain && <span className="figures shrink-0 text-sm text-ink-soft">{listTexts.count(list.productCount)}</span>}
    </label>
  );
}
