import type { FieldState } from '#platform/forms/storefront/use-shop-form.ts';
import { monthsInDates } from '#platform/time/texts/calendar.ts';
import { Field } from '#platform/ui/field.tsx';
import { FieldGroup } from '#platform/ui/field-group.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import * as texts from '../../texts/add.ts';

interface DateControlProps {
  day: FieldState;
  month: FieldState;
  year: FieldState;
  years: readonly string[];
}

const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1));
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** The date of purchase in three parts (S3.59); months and days without a leading zero. */
export function DateControl({ day, month, year, years }: DateControlProps) {
  const error = [day, month, year].find((part) => part.error)?.error;
  return (
    <FieldGroup legend={texts.boughtOn} error={error} required id="bought-on">
      <div className="flex flex-wrap gap-3 [&>*]:flex-1 [&>*]:basis-24">
        <Part field={day} label={texts.day} options={DAYS.map((value) => ({ value, label: value }))} />
        <Part
          field={month}
          label={texts.month}
          options={MONTHS.map((value) => ({ value, label: monthsInDates[Number(value) - 1] ?? value }))}
        />
        <Part field={year} label={texts.year} options={years.map((value) => ({ value, label: value }))} />
      </div>
    </FieldGroup>
  );
}

interface PartProps {
  field: FieldState;
  label: string;
  options: readonly { value: string; label: string }[];
}

function Part({ field: { control, defaultValue, error }, label, options }: PartProps) {
  const { id, required: _, ...rest } = control;
  return (
    <Field id={id} label={label}>
      {(wiring) => (
        <Select {...rest} {...wiring} aria-invalid={error ? true : undefined} defaultValue={defaultValue ?? ''}>
          <option value="">–</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
