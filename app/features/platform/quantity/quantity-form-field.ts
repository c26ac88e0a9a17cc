import type { FormField } from '#app/features/platform/forms/form-field.ts';
import { checkQuantity, type QuantityVerdict, type ZeroMeans } from '#rules/catalogue/quantity/check-quantity.ts';
import { type QuantityFacts, quantityLimits } from '#rules/catalogue/quantity/quantity-limits.ts';
import { parseQuantity } from '#rules/catalogue/quantity/quantity-text.ts';
import { fieldErrorText } from '#texts/platform/forms.ts';

/** A quantity in a shop form. It is never refused: what is out of limits is corrected, and the verdict says how. */
export function quantityFormField(facts: QuantityFacts, zeroMeans?: ZeroMeans): FormField<QuantityVerdict> {
  const limits = quantityLimits(facts);
  const read = (sent: unknown) => {
    const wanted = (typeof sent === 'string' ? parseQuantity(sent) : null) ?? limits.min;
    return { value: checkQuantity(wanted, limits, zeroMeans), fault: null };
  };
  return { rule: { kind: 'text', validate: false }, read, errorText: fieldErrorText };
}
