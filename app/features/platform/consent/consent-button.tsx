import * as footerTexts from '#texts/platform/footer.ts';
import { consentIntent } from './consent-clicks.ts';

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
