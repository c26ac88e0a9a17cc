import { defineForm, type FieldName } from '#platform/forms/storefront/define-form.ts';
import { textField } from '#platform/forms/storefront/form-field.ts';
import { clientFormFields, clientFormTexts } from '../client-form/client-form-fields.ts';

/** The customer's data without the e-mail and the consents, which are changed elsewhere. */
export function dataForm(facts: { today: string; email: string }) {
  const { client_email: _, client_mailing: __, client_send_sms: ___, ...fields } = clientFormFields();
  // What stood in the form when it was opened: another window may have saved since.
  const withOpened = { opened: textField(), ...fields };
  return defineForm(withOpened, (values) => {
    const { client_phone: phone, ...texts } = clientFormTexts({ ...values, client_email: facts.email }, facts.today);
    // A user who orders tells a phone with the order; the account may do without one (S5.42).
    return phone && values.client_phone !== '' ? { ...texts, client_phone: phone } : texts;
  });
}

export type DataField = FieldName<ReturnType<typeof dataForm>>;
