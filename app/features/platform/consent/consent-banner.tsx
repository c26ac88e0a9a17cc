import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import * as consentTexts from '#texts/platform/consent.ts';
import { consentIntent } from './consent-button.tsx';

/** Drawn by the server alone (app/islands.server.tsx). Refusing is as easy as accepting: same place, same size. */
export function ConsentBanner() {
  return (
    <section
      aria-labelledby="consent-title"
      className="consent-banner fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface shadow-soft md:inset-x-4 md:bottom-4 md:mx-auto md:max-w-4xl md:rounded-lg md:border print:hidden"
    >
      <div className="flex max-h-[70dvh] flex-col gap-2 overflow-y-auto px-4 pt-3 md:gap-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] md:p-6">
        <div>
          <h2 id="consent-title" className="type-sub">
            {consentTexts.title}
          </h2>
          <p className="mt-1.5 text-sm text-ink-soft">
            {consentTexts.lead}{' '}
            <TextLink to="/prywatnosc" className="whitespace-nowrap">
              {consentTexts.more}
            </TextLink>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2 md:grid-cols-[auto_1fr_1fr] md:self-end">
          <Button look="quiet" size="sm" className="max-md:order-last max-md:col-span-2" {...consentIntent('settings')}>
            {consentTexts.settings}
          </Button>
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
