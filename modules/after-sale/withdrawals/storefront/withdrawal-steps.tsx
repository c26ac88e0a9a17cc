import { defineForm } from '#platform/forms/storefront/define-form.ts';
import { checkboxField, type FormField, textField } from '#platform/forms/storefront/form-field.ts';
import { Steps } from '#platform/ui/steps.tsx';
import * as withdrawalTexts from '../texts/storefront.ts';

/** X.04: which of the two steps this is, or that both are done. */
export function WithdrawalSteps({ step }: { step: 1 | 2 | 3 }) {
  const { names, label } = withdrawalTexts.steps;
  const steps = names.map((name, index) => ({
    name,
    done: index + 1 < step || step === names.length,
    current: index + 1 === step,
  }));
  return <Steps label={label} steps={steps} />;
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
  return defineForm(fields, (values) =>
    lineIds.some((id) => values[lineField(id)]) ? {} : { '': withdrawalTexts.statement.none },
  );
}
