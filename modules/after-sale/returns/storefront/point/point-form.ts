import { defineForm } from '#platform/forms/storefront/define-form.ts';
import { textField } from '#platform/forms/storefront/form-field.ts';
import * as returnsTexts from '../../texts/storefront.ts';

/** S2.69, S5.43 */
export const pointForm = defineForm({
  // The contract's name (3.5).
  stock: textField({ validate: true, required: true, texts: { required: returnsTexts.point.none } }),
});
