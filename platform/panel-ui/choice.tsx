import { Field } from '#platform/ui/field.tsx';
import { Select } from '#platform/ui/text-controls.tsx';

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  empty?: string;
  children: { value: string; label: string }[];
}

/** A question of a filter with its answers. */
export function Choice({ label, name, value, empty, children }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={value}>
          {empty && <option value="">{empty}</option>}
          {children.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
