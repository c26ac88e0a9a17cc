import { defineForm, type FieldName } from '#platform/forms/storefront/define-form.ts';
import { textField } from '#platform/forms/storefront/form-field.ts';
import { clientFormFields, clientFormTexts } from '../client-form/client-form-fields.ts';

export function dataForm(facts: { today: string; email: string }) {
  const { client_email: _, client_mailing: __, client_send_sms: ___, ...fields } = clientFormFields();
  // Values when the form was opened, to detect changes of another window.
  const withOpened = { opened: textField(), ...fields };
  return defineForm(withOpened, (values) => {
    const { client_phone: phone, ...texts } = clientFormTexts({ ...values, client_email: facts.email }, facts.today);
    // S5.42: the account may have no phone; an order asks for it.
    return phone && values.client_phone !== '' ? { ...texts, client_phone: phone } : texts;
  });
}

export type DataField = FieldName<ReturnType<typeof dataForm>>;
