import { PictureField } from '#modules/content/pictures/panel/rich-text/picture-field.tsx';
import { RichText } from '#modules/content/pictures/panel/rich-text/rich-text.tsx';
import type { TypedField } from '#platform/forms/rules/typed-fields.ts';
import type { FieldText } from '#platform/panel-ui/texts/field-text.ts';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { Field } from '#platform/ui/field.tsx';
import { FieldGroup } from '#platform/ui/field-group.tsx';
import { Input, Select, Textarea } from '#platform/ui/text-controls.tsx';
import * as texts from '../texts/panel.ts';
import { RATE_CELLS, splitRows } from './to-typed.ts';

export type FieldShape = Pick<TypedField<unknown>, 'kind' | 'required' | 'maxLength' | 'choices'>;

interface ResourceFieldProps {
  name: string;
  field: FieldShape;
  words: FieldText;
  value: string;
  error: string | undefined;
  options: { value: string; label: string }[] | undefined;
}

const WIDE = 'sm:col-span-2 xl:col-span-3';
const TYPES = { day: 'date', moment: 'datetime-local', time: 'time' } as const;

/** One question of a form of the offer, by the kind of its answer. */
export function ResourceField(props: ResourceFieldProps) {
  const { name, field, words, value, error, options } = props;
  const { label, hint } = words;
  if (field.kind === 'flag') {
    return <Checkbox label={label} hint={hint} error={error} name={name} value="1" defaultChecked={value !== ''} />;
  }
  if (field.kind === 'choices') return <Choices {...props} />;
  if (field.kind === 'rates') return <Rates {...props} />;
  const choices =
    options ?? field.choices?.map((choice) => ({ value: choice, label: words.choices?.[choice] ?? choice }));
  const common = { name, defaultValue: value };
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={field.required}
      className={['long', 'rich', 'picture'].includes(field.kind) ? WIDE : undefined}
    >
      {(control) => {
        if (choices) {
          return (
            <Select {...control} {...common}>
              {!field.required && <option value="">{words.choices?.[''] ?? texts.none}</option>}
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </Select>
          );
        }
        if (field.kind === 'rich') return <RichText control={control} name={name} label={label} value={value} />;
        if (field.kind === 'picture') return <PictureField control={control} name={name} value={value} />;
        if (field.kind === 'long') return <Textarea {...control} {...common} maxLength={field.maxLength} />;
        if (field.kind === 'money' || field.kind === 'number') {
          return <Input {...control} {...common} inputMode="decimal" autoComplete="off" />;
        }
        const type = field.kind in TYPES ? TYPES[field.kind as keyof typeof TYPES] : 'text';
        return <Input {...control} {...common} type={type} maxLength={field.maxLength} autoComplete="off" />;
      }}
    </Field>
  );
}

function Choices({ name, field, words, value, error }: ResourceFieldProps) {
  const chosen = value.split(',');
  return (
    <FieldGroup legend={words.label} hint={words.hint} error={error} className={WIDE}>
      <div className="flex flex-wrap gap-x-5">
        {field.choices?.map((choice) => (
          <Checkbox
            key={choice}
            label={words.choices?.[choice] ?? choice}
            name={name}
            value={choice}
            defaultChecked={chosen.includes(choice)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** A table of rates: as many rows as there are, and some to fill in. */
function Rates({ name, words, value, error }: ResourceFieldProps) {
  return (
    <FieldGroup legend={words.label} hint={words.hint} error={error} className={WIDE}>
      <div className="grid max-w-[48rem] grid-cols-4 gap-2 text-sm">
        {RATE_CELLS.map((cell) => (
          <span key={cell} aria-hidden="true" className="self-end text-ink-soft">
            {texts.rateCells[cell]}
          </span>
        ))}
        {splitRows(value).map((row, at) =>
          RATE_CELLS.map((cell, column) => (
            <Input
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own
              key={`${at} ${cell}`}
              name={name}
              defaultValue={row[column]}
              aria-label={texts.rateLabel(at + 1, texts.rateCells[cell])}
              aria-invalid={error ? true : undefined}
              inputMode="decimal"
              autoComplete="off"
            />
          )),
        )}
      </div>
    </FieldGroup>
  );
}
