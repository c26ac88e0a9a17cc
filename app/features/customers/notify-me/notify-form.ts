import { defineForm } from '#app/features/platform/forms/define-form.ts';
import { checkboxField, textField } from '#app/features/platform/forms/form-field.ts';
import { isPhone } from '#rules/platform/forms/phone.ts';
import { EMAIL_CHECK, PHONE_CHECK } from '#rules/platform/forms/server-check.ts';
import { noticeTexts } from '#texts/customers/notices.ts';
import { formTexts } from '#texts/platform/forms.ts';

/** Fields of those who wait for a sold-out size; the phone counts only behind its box. */
export const notifyForm = defineForm(
  {
    // Contract 3.10: both are judged by the shop while they are typed.
    email: textField({
      kind: 'email',
      validate: true,
      required: true,
      maxlength: 254,
      serverCheck: EMAIL_CHECK,
      texts: { rejected: formTexts.email },
    }),
    wantsPhone: checkboxField(),
    phone: textField({
      validate: true,
      maxlength: 40,
      serverCheck: PHONE_CHECK,
      texts: { rejected: noticeTexts.outcome['enter-phone'] },
    }),
  },
  ({ wantsPhone, phone }) => (wantsPhone && !isPhone(phone) ? { phone: noticeTexts.outcome['enter-phone'] } : {}),
);
