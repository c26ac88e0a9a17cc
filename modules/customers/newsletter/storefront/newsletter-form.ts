import { defineForm } from '#platform/forms/storefront/define-form.ts';
import { checkboxField, textField } from '#platform/forms/storefront/form-field.ts';
import * as texts from '../texts/storefront.ts';

/** Field names of contract 3.12. */
export const newsletterForm = defineForm({
  mailing_email: textField({ kind: 'email', validate: true, required: true, maxlength: 254 }),
  mailing_name: textField({ validate: true, maxlength: 100 }),
  newsletter_consent: checkboxField({ validate: true, required: true, texts: { unchecked: texts.consentRequired } }),
});

export const leaveForm = defineForm({
  mailing_email: textField({ kind: 'email', validate: true, required: true, maxlength: 254 }),
});
