import type { FormEvent, ReactNode } from 'react';
import { FieldGroup } from '#platform/ui/field-group.tsx';
import { Radio } from '#platform/ui/radio.tsx';
import type { FieldState } from './use-shop-form.ts';

export interface Choice {
  value: string;
  label: ReactNode;
  detail?: ReactNode;
  price?: ReactNode;
  sign?: ReactNode;
  disabled?: boolean;
  /** Shown only while this one is chosen; works without script. */
  inside?: ReactNode;
  /** A mark styles elsewhere on the page can look for. */
  mark?: string;
}

interface ChoiceControlProps {
  field: FieldState;
  legend: ReactNode;
  choices: readonly Choice[];
  className?: string;
  /** Further choices, rendered by the caller inside a fold of its own. */
  more?: (render: (choices: readonly Choice[]) => ReactNode) => ReactNode;
}

/** Otherwise the part below the last visible choice opens under a bar at the lower edge. */
function showInside({ currentTarget }: FormEvent<HTMLElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}

/** One of several, each with room for a price and a few words. */
export function ChoiceControl({ field, legend, choices, className = 'grid gap-2', more }: ChoiceControlProps) {
  const { id, name } = field.control;
  const renderChoices = (renderedChoices: readonly Choice[]) => (
    <div className={className}>
      {renderedChoices.map(({ value, label, detail, price, sign, disabled, inside, mark }) => (
        <div key={value} className="group/choice" onChange={inside ? showInside : undefined}>
          <Radio
            framed
            id={`${id}-${value}`}
            name={name}
            value={value}
            label={label}
            detail={detail}
            price={price}
            sign={sign}
            disabled={disabled}
            defaultChecked={field.defaultValue === value}
            data-choice={mark}
            // The way to the first wrong field leads to a control, not to a frame. None is more wrong than another.
            aria-invalid={field.error !== undefined || undefined}
          />
          {inside && <div className="hidden px-4 pt-3 pb-3 group-has-[>label>:checked]/choice:block">{inside}</div>}
        </div>
      ))}
    </div>
  );
  return (
    <FieldGroup id={id} legend={legend} error={field.error}>
      {renderChoices(choices)}
      {more?.(renderChoices)}
    </FieldGroup>
  );
}
