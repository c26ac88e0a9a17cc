import { isPhone } from '#platform/forms/rules/phone.ts';
import { EMAIL_CHECK, PHONE_CHECK } from '#platform/forms/rules/server-check.ts';
import { CheckboxControl } from '#platform/forms/storefront/checkbox-control.tsx';
import { defineForm } from '#platform/forms/storefront/define-form.ts';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { checkboxField, textField } from '#platform/forms/storefront/form-field.ts';
import { TextControl } from '#platform/forms/storefront/text-control.tsx';
import type { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import * as formTexts from '#platform/forms/texts/forms.ts';
import { Button } from '#platform/ui/button.tsx';
import * as noticeTexts from '../../texts/storefront.ts';

type NotifyForm = ReturnType<typeof useShopForm<(typeof notifyForm)['fields']>>;

export function NotifyFields({ field, formError, submitting }: Pick<NotifyForm, 'field' | 'formError' | 'submitting'>) {
  return (
    <>
      <FormError text={formError} />
      <TextControl
        field={field('email')}
        label={noticeTexts.email}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <div className="grid gap-4">
        <CheckboxControl field={field('wantsPhone')} label={noticeTexts.wantsPhone} />
        <TextControl
          field={field('phone')}
          label={noticeTexts.phone}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          className="hidden [:has(:checked)~&]:block"
        />
      </div>
      <p className="text-sm text-ink-soft">{noticeTexts.privacy}</p>
      <Button type="submit" size="lg" wide loading={submitting}>
        {noticeTexts.submit}
      </Button>
    </>
  );
}

/** The phone counts only with its box. */
export const notifyForm = defineForm(
  {
    // Contract 3.10: the server checks both while typing.
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
