import * as footerTexts from '#platform/shell/texts/footer.ts';

const intents = ['settings', 'refuse', 'accept'] as const;
type ConsentIntent = (typeof intents)[number];

export const consentIntent = (intent: ConsentIntent) => ({ 'data-consent': intent });

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
