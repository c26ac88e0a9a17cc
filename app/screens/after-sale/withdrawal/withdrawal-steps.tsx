import { defineForm } from '#app/features/platform/forms/define-form.ts';
import { checkboxField, type FormField, textField } from '#app/features/platform/forms/form-field.ts';
import * as withdrawalTexts from '#texts/after-sale/withdrawal.ts';
import { classNames } from '../../../ui/class-names.ts';

/** X.04: which of the two steps this is. */
export function WithdrawalSteps({ step }: { step: 1 | 2 }) {
  const [statement = '', confirmation = ''] = withdrawalTexts.steps;
  return (
    <div className="mb-6">
      <p className="figures mb-2 text-sm font-semibold text-ink-soft">{withdrawalTexts.step(step)}</p>
      <ol className="grid grid-cols-2 gap-2">
        {[statement, confirmation].map((name, index) => (
          <li key={name} aria-current={index + 1 === step ? 'step' : undefined}>
            <span
              aria-hidden="true"
              className={classNames(
                'block h-1.5 rounded-full',
                index < step ? 'bg-brand forced-colors:bg-[Highlight]' : 'bg-line forced-colors:bg-[GrayText]',
              )}
            />
            <span className={classNames('mt-2 block text-sm', index + 1 === step ? 'font-semibold' : 'text-ink-soft')}>
              {name}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export const lineField = (lineId: number) => `line_${lineId}` as const;
export const quantityField = (lineId: number) => `quantity_${lineId}` as const;

type StatementFields = {
  name: FormField<string>;
  [name: ReturnType<typeof lineField>]: FormField<boolean>;
  [name: ReturnType<typeof quantityField>]: FormField<string>;
};

export type StatementField = keyof StatementFields;

/** X.05: products, quantities and a name; no reason is asked. */
export function statementForm(lineIds: readonly number[]) {
  const fields: StatementFields = {
    name: textField({ kind: 'name', validate: true, required: true, minlength: 3, maxlength: 120 }),
  };
  for (const id of lineIds) {
    fields[lineField(id)] = checkboxField();
    fields[quantityField(id)] = textField({ maxlength: 12 });
  }
  return defineForm(fields);
}
