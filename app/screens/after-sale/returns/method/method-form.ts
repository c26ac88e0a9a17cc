import { defineForm } from '#app/features/platform/forms/define-form.ts';
import { checkboxField, textField } from '#app/features/platform/forms/form-field.ts';
import { RETURN_METHODS, type ReturnMethod } from '#rules/after-sale/returns/return-method.ts';
import * as returnsMethodTexts from '#texts/after-sale/returns-method.ts';

export const deliveryField = (method: ReturnMethod) => `shipping_${method}` as const;
export const parameterField = (method: ReturnMethod) => `parameter_${method}` as const;

const deliveries = Object.fromEntries(RETURN_METHODS.map((method) => [deliveryField(method), textField()]));
const parameters = Object.fromEntries(RETURN_METHODS.map((method) => [parameterField(method), checkboxField()]));

/** S2.68: a way of sending back, with its own choice of delivery and its own parameter. */
export const methodForm = defineForm({
  // The contract's name (3.5).
  return_type: textField({
    validate: true,
    required: true,
    texts: { required: returnsMethodTexts.noMethod },
  }),
  ...(deliveries as Record<ReturnType<typeof deliveryField>, ReturnType<typeof textField>>),
  ...(parameters as Record<ReturnType<typeof parameterField>, ReturnType<typeof checkboxField>>),
});
