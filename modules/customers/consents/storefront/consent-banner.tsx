import { Button } from '#platform/ui/button.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as consentTexts from '../texts/storefront.ts';
import { consentIntent } from './consent-button.tsx';

/** Rendered by the server only (storefront/islands.server.tsx). Refusing is as easy as accepting. */
export function ConsentBanner() {
  return (
    <section
      aria-labelledby="consent-title"
      className="consent-banner fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface shadow-soft md:inset-x-4 md:bottom-4 md:mx-auto md:max-w-4xl md:rounded-lg md:border print:hidden"
    >
      <div className="flex max-h-[70dvh] flex-col gap-1.5 overflow-y-auto px-4 pt-1.5 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:gap-4 md:p-6">
        <div className="max-md:leading-snug max-sm:text-[0.8125rem]">
          {/* On a phone no fixed element covers more than a quarter of the window. */}
          <h2 id="consent-title" className="type-sub max-md:sr-only">
            {consentTexts.title}
          </h2>
          <p className="text-ink-soft md:mt-1.5 md:text-sm">
            {consentTexts.lead}{' '}
            <TextLink to="/prywatnosc" className="whitespace-nowrap">
              {consentTexts.more}
            </TextLink>
            {' · '}
            <button
              type="button"
              className="rounded-sm text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
              {...consentIntent('settings')}
            >
              {consentTexts.settings}
            </button>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2 md:self-end">
          <Button size="sm" {...consentIntent('refuse')}>
            {consentTexts.refuse}
          </Button>
          <Button size="sm" {...consentIntent('accept')}>
            {consentTexts.acceptAll}
          </Button>
        </div>
      </div>
    </section>
  );
}
