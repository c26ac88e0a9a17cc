import type { FormField } from '#platform/forms/storefront/form-field.ts';
import { fieldErrorText } from '#platform/forms/texts/forms.ts';
import { parseQuantity } from '#platform/money/rules/quantity-text.ts';
import { checkQuantity, type QuantityVerdict, type ZeroMeans } from '../rules/check-quantity.ts';
import { type QuantityFacts, quantityLimits } from '../rules/quantity-limits.ts';

/** A quantity in a shop form. It is never refused: what is out of limits is corrected, and the verdict says how. */
export function quantityFormField(facts: QuantityFacts, zeroMeans?: ZeroMeans): FormField<QuantityVerdict> {
  const limits = quantityLimits(facts);
  const read = (sent: unknown) => {
    const wanted = (typeof sent === 'string' ? parseQuantity(sent) : null) ?? limits.min;
    return { value: checkQuantity(wanted, limits, zeroMeans), fault: null };
  };
  return { rule: { kind: 'text', validate: false }, read, errorText: fieldErrorText };
}
