import { RichText } from '#modules/content/pictures/panel/rich-text/rich-text.tsx';
import { Field } from '#platform/ui/field.tsx';
import { joinParts, joinQuestions, splitParts, splitQuestions } from '../../rules/line-rows.ts';
import { LinesField } from './lines-field.tsx';
import type { EditedProduct } from './load.server.ts';
import { PartRows } from './part-rows.tsx';
import { QuestionRows } from './question-rows.tsx';

interface RequestedProps {
  name: string;
  words: { label: string; hint?: string };
  value: string;
  error: string | undefined;
}

export function Parts({ product, ...asked }: RequestedProps & { product: EditedProduct }) {
  return (
    <LinesField {...asked} split={splitParts} join={joinParts}>
      {(rows, change) => <PartRows rows={rows} names={product.partNames} onChange={change} />}
    </LinesField>
  );
}

export function Questions(asked: RequestedProps) {
  return (
    <LinesField {...asked} split={splitQuestions} join={joinQuestions}>
      {(rows, change) => <QuestionRows rows={rows} onChange={change} />}
    </LinesField>
  );
}

/** A text with headings, lists and pictures, as the product's page shows it. */
export function Description({
  name,
  words: { label, hint },
  value,
  error,
  disabled,
}: RequestedProps & { disabled: boolean }) {
  return (
    <Field label={label} hint={hint} error={error} className="sm:col-span-2 xl:col-span-3">
      {(control) => <RichText control={control} name={name} label={label} value={value} disabled={disabled} />}
    </Field>
  );
}
