import { defineForm } from '#app/features/platform/forms/define-form.ts';
import { textField } from '#app/features/platform/forms/form-field.ts';
import * as returnsTexts from '#texts/after-sale/returns.ts';

/** S2.69, S5.43 */
export const pointForm = defineForm({
  // The contract's name (3.5).
  stock: textField({ validate: true, required: true, texts: { required: returnsTexts.point.none } }),
});
