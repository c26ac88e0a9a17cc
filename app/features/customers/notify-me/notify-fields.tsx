import { CheckboxControl } from '#app/features/platform/forms/checkbox-control.tsx';
import { FormError } from '#app/features/platform/forms/form-error.tsx';
import { TextControl } from '#app/features/platform/forms/text-control.tsx';
import type { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import { noticeTexts } from '#texts/customers/notices.ts';
import { Button } from '../../../ui/button.tsx';
import type { notifyForm } from './notify-form.ts';

type NotifyForm = ReturnType<typeof useShopForm<(typeof notifyForm)['fields']>>;

/** The fields of the notice, the same on its own page and in the dialog of the product page. */
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
      <div className="group grid gap-4">
        <CheckboxControl field={field('wantsPhone')} label={noticeTexts.wantsPhone} />
        <TextControl
          field={field('phone')}
          label={noticeTexts.phone}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          className="hidden group-has-checked:block"
        />
      </div>
      <p className="text-sm text-ink-soft">{noticeTexts.privacy}</p>
      <Button type="submit" size="lg" wide loading={submitting}>
        {noticeTexts.submit}
      </Button>
    </>
  );
}
