import * as footerTexts from '#platform/shell/texts/footer.ts';

const intents = ['settings', 'refuse', 'accept'] as const;
type ConsentIntent = (typeof intents)[number];

/** Marks a button that the server renders; `startConsent` does what it says. */
export const consentIntent = (intent: ConsentIntent) => ({ 'data-consent': intent });

/** For the footer: the choice can be changed at any time. */
export function ConsentButton() {
  return (
    <button
      type="button"
      className="needs-js min-h-11 rounded-sm underline-offset-4 hover:underline"
      {...consentIntent('settings')}
    >
      {footerTexts.cookies}
    </button>
  );
}
