import { buttonLook } from '#app/ui/button-look.ts';
import { controlLook } from '#app/ui/text-controls.tsx';
import * as footerTexts from '#texts/platform/footer.ts';

const texts = footerTexts.newsletter;

/** A plain form to the newsletter's own page, which asks for the consent and has a form itself; no script takes part. */
export function NewsletterStrip() {
  return (
    <form
      method="post"
      action="/newsletter"
      className="page-width flex flex-wrap items-end gap-x-3 gap-y-2 py-5 md:gap-x-8 md:gap-y-4 md:pt-10 md:pb-0 lg:pt-12 [.newsletter\_page:has(form#newsletter)~*_&]:hidden"
    >
      <p className="basis-80 max-md:basis-full">
        <strong className="font-display text-lg">{texts.title}</strong>
        <br />
        <span className="text-ink-soft">{texts.lead}</span>
      </p>
      <input type="hidden" name="krok" value="1" />
      <label className="min-w-0 grow max-md:basis-40 md:max-w-sm">
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
    </form>
  );
}
