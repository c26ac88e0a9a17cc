import type { InputFault, TypedField } from '#platform/forms/rules/typed-fields.ts';
import { inputFaults } from '#platform/panel-ui/texts/faults.ts';
import { Input, Select } from '#platform/ui/text-controls.tsx';

interface SizeCellProps {
  name: string;
  field: TypedField<unknown>;
  choices: Record<string, string> | undefined;
  label: string;
  value: string;
  fault: InputFault | undefined;
  placeholder: string | undefined;
}

/** One value in the table of sizes; what it is is above, so that it is named for screen readers alone. */
export function SizeCell({ name, field, choices, label, value, fault, placeholder }: SizeCellProps) {
  const common = {
    name,
    defaultValue: value,
    'aria-label': label,
    'aria-invalid': fault ? (true as const) : undefined,
  };
  const isNumber = field.kind === 'money' || field.kind === 'number';
  return (
    <>
      {field.kind === 'choice' ? (
        <Select {...common} className="min-w-36">
          {field.choices?.map((choice) => (
            <option key={choice} value={choice}>
              {choices?.[choice] ?? choice}
            </option>
          ))}
        </Select>
      ) : (
        <Input
          {...common}
          inputMode={isNumber ? 'decimal' : undefined}
          maxLength={field.maxLength}
          placeholder={placeholder}
          autoComplete="off"
          className={isNumber ? 'figures min-w-24' : 'min-w-32'}
        />
      )}
      {fault && <p className="text-error text-sm">{inputFaults[fault]}</p>}
    </>
  );
}
