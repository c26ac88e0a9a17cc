import { isPhone } from '#rules/forms/phone.ts';
import { noticeTexts } from '#texts/notices.ts';
import { defineForm } from '../forms/define-form.ts';
import { checkboxField, textField } from '../forms/form-field.ts';

/** Fields of those who wait for a sold-out size; the phone counts only behind its box. */
export const notifyForm = defineForm(
  {
    email: textField({ kind: 'email', validate: true, required: true, maxlength: 254 }),
    wantsPhone: checkboxField(),
    phone: textField({ maxlength: 40 }),
  },
  ({ wantsPhone, phone }) => (wantsPhone && !isPhone(phone) ? { phone: noticeTexts.outcome['enter-phone'] } : {}),
);
