import type { ReactNode } from 'react';
import type { FieldState } from '#app/features/platform/forms/use-shop-form.ts';
import { FieldGroup } from '../../../../ui/field-group.tsx';
import { Radio } from '../../../../ui/radio.tsx';

interface ChoiceControlProps {
  field: FieldState;
  legend: ReactNode;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** One of a few. */
export function ChoiceControl({ field, legend, options, onChoose }: ChoiceControlProps) {
  const { id, name, autoFocus } = field.control;
  return (
    <FieldGroup legend={legend} error={field.error} id={id}>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, label }, index) => (
          <Radio
            key={value}
            id={`${id}-${value}`}
            name={name}
            value={value}
            label={label}
            defaultChecked={field.defaultValue === value}
            autoFocus={index === 0 && autoFocus}
            aria-invalid={field.error ? true : undefined}
            onChange={() => onChoose(value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
