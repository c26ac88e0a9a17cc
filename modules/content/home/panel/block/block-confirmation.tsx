import { zoneKinds } from '#modules/catalogue/recommendations/rules/zones.ts';
import { PictureField } from '#modules/content/pictures/panel/rich-text/picture-field.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { Field } from '#platform/ui/field.tsx';
import { FieldGroup } from '#platform/ui/field-group.tsx';
import { Input, Select, Textarea } from '#platform/ui/text-controls.tsx';
import type { BlockQuestion } from '../../rules/block-form.ts';
import * as texts from '../../texts/panel.ts';

interface BlockConfirmationProps {
  question: BlockQuestion;
  typed: string[];
  banners: { id: number; title: string }[];
}

/** One question of a block, by what answers it. */
export function BlockConfirmation({ question, typed, banners }: BlockConfirmationProps) {
  const words = texts.blockFields[question];
  const zones = zoneKinds.map((kind) => ({ value: kind, label: texts.zoneNames[kind] ?? kind }));
  const known = banners.map(({ id, title }) => ({ value: String(id), label: title }));
  if (question === 'banners') return <Ticks name={question} words={words} typed={typed} options={known} />;
  if (question === 'kinds') return <Ticks name={question} words={words} typed={typed} options={zones} />;
  const value = question === 'products' ? typed.join(', ') : (typed[0] ?? '');
  const common = { name: question, defaultValue: value };
  return (
    <Field {...words}>
      {(control) => {
        if (question === 'zone' || question === 'banner') {
          return (
            <Select {...control} {...common}>
              {(question === 'zone' ? zones : known).map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          );
        }
        if (question === 'photo') return <PictureField control={control} name={question} value={value} />;
        if (question === 'text') return <Textarea {...control} {...common} rows={6} />;
        return (
          <Input {...control} {...common} inputMode={question === 'max' ? 'numeric' : undefined} autoComplete="off" />
        );
      }}
    </Field>
  );
}

interface TicksProps {
  name: string;
  words: { label: string; hint?: string };
  typed: string[];
  options: { value: string; label: string }[];
}

function Ticks({ name, words, typed, options }: TicksProps) {
  return (
    <FieldGroup legend={words.label} hint={words.hint}>
      {options.map(({ value, label }) => (
        <Checkbox key={value} label={label} name={name} value={value} defaultChecked={typed.includes(value)} />
      ))}
    </FieldGroup>
  );
}
