import { defineForm } from '#app/features/platform/forms/define-form.ts';
import { textField } from '#app/features/platform/forms/form-field.ts';

/** S6.06: what a guest names an order by. */
export const entryForm = defineForm({
  number: textField({ validate: true, required: true, maxlength: 20 }),
  contact: textField({ validate: true, required: true, maxlength: 255 }),
});
