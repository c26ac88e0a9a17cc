import * as footerTexts from '#platform/shell/texts/footer.ts';
import { buttonLook } from '#platform/ui/button-look.ts';
import { controlLook } from '#platform/ui/text-controls.tsx';

const texts = footerTexts.newsletter;

/** A plain form to the newsletter's own page, which asks for the consent and has a form itself; no script takes part. */
export function NewsletterStrip() {
  return (
    <form
      method="post"
      action="/newsletter"
      className="flex flex-wrap items-end gap-x-3 gap-y-2 max-md:w-full md:col-span-3 md:grid md:grid-cols-subgrid lg:items-start md:gap-x-8 xl:col-span-4 xl:gap-x-10 [.newsletter\_page:has(form#newsletter)~*_&]:hidden"
    >
      <p className="max-md:basis-full xl:col-span-2">
        <strong className="block type-sub">{texts.title}</strong>
        <span className="text-ink-soft">{texts.lead}</span>
      </p>
      <input type="hidden" name="krok" value="1" />
      <div className="flex min-w-0 flex-wrap items-end gap-x-2 gap-y-2 max-md:flex-1 md:col-span-2">
        <label className="min-w-0 flex-1 basis-40">
          <span className="mb-1 block text-sm">{texts.email}</span>
          <input
            type="email"
            name="mailing_email"
            autoComplete="email"
            maxLength={254}
            className={`${controlLook} min-h-11 px-3`}
          />
        </label>
        <button type="submit" className={buttonLook({ look: 'secondary' })}>
          {texts.submit}
        </button>
      </div>
    </form>
  );
}
