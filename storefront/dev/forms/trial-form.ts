import type { QuantityFacts } from '#modules/catalogue/availability/rules/quantity-limits.ts';
import { quantityFormField } from '#modules/catalogue/availability/storefront/quantity-form-field.ts';
import { defineForm } from '#platform/forms/storefront/define-form.ts';
import { fileField } from '#platform/forms/storefront/file-field.ts';
import { checkboxField, commentField, textField } from '#platform/forms/storefront/form-field.ts';

export const FILE_LIMITS = { maxBytes: 2_097_152 };

/** One field per limit a quantity can meet. */
export const QUANTITIES = {
  metres: { stock: 10.3, unitSellby: 0.5, unitPrecision: 1, minPerOrder: 1 },
  pieces: { stock: 10, maxPerOrder: 4, minPerOrder: 2 },
  pairs: { stock: 10, maxSizePerOrder: 6, minSizePerOrder: 3 },
  unlimited: { stock: -1 },
} satisfies Record<string, QuantityFacts>;

const CHECK_URL = '/dev/formularze/sprawdz';

/** Every kind of field once, as a screen would describe its own form. */
export const trialForm = defineForm({
  name: textField({ validate: true, required: true, minlength: 3, maxlength: 10 }),
  nickname: textField({ required: true, minlength: 3 }),
  email: textField({ kind: 'email', validate: true, required: true }),
  contact: textField({ kind: 'phone-email', validate: true }),
  phone: textField({ kind: 'phone', validate: true }),
  login: textField({
    validate: true,
    serverCheck: { url: CHECK_URL, parameter: 'login', method: 'post', extra: 'shop=1' },
  }),
  bankAccount: textField({
    validate: true,
    serverCheck: { url: `${CHECK_URL}?action=verify_iban`, parameter: 'bankAccount', method: 'get' },
  }),
  password: textField({ secret: true }),
  comment: commentField(),
  file: fileField(FILE_LIMITS),
  metres: quantityFormField(QUANTITIES.metres),
  pieces: quantityFormField(QUANTITIES.pieces),
  pairs: quantityFormField(QUANTITIES.pairs),
  unlimited: quantityFormField(QUANTITIES.unlimited),
  terms: checkboxField({ validate: true, required: true }),
});
