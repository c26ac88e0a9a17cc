import { defineForm, type FieldName } from '#platform/forms/storefront/define-form.ts';
import { checkboxField, commentField, type FormField, textField } from '#platform/forms/storefront/form-field.ts';
import * as orderSummaryTexts from '../../texts/summary.ts';

export interface SummaryFormFacts {
  needsPhone: boolean;
  hasVirtual: boolean;
  hasService: boolean;
}

/** S4.31: the order cannot be sent without a required consent. */
const consent = (required: boolean): FormField<boolean> =>
  checkboxField({ validate: true, required, texts: { unchecked: orderSummaryTexts.termsMissing } });

export function orderSummaryForm({ needsPhone, hasVirtual, hasService }: SummaryFormFacts) {
  return defineForm({
    phone: textField({ validate: needsPhone, required: needsPhone, kind: 'phone', maxlength: 40 }),
    remarks: commentField(),
    terms: consent(true),
    virtual: consent(hasVirtual),
    service: consent(hasService),
    mailing: checkboxField(),
    sms: checkboxField(),
  });
}

export type OrderSummaryField = FieldName<ReturnType<typeof orderSummaryForm>>;
