import type { FieldState } from '#app/features/platform/forms/use-shop-form.ts';
import { RATINGS } from '#rules/after-sale/opinions/opinion-limits.ts';
import { opinionTexts } from '#texts/after-sale/opinions.ts';
import { FieldGroup } from '../../../ui/field-group.tsx';
import { Radio } from '../../../ui/radio.tsx';

const { rating, ratings } = opinionTexts.form;

/** The note from 1 to 5, the best first. */
export function RatingControl({ field }: { field: FieldState }) {
  const { id, name, autoFocus } = field.control;
  return (
    <FieldGroup legend={rating} error={field.error} id={id}>
      <div className="flex flex-wrap gap-x-6">
        {[...RATINGS].reverse().map((note, index) => (
          <Radio
            key={note}
            id={`${id}-${note}`}
            name={name}
            value={note}
            defaultChecked={field.defaultValue === String(note)}
            autoFocus={index === 0 && autoFocus}
            label={ratings[note - 1]}
            aria-invalid={field.error ? true : undefined}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
