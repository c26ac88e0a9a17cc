import type { DeferredPayment } from '#platform/settings/rules/setting-values.ts';
import * as payLaterTexts from '../texts/storefront.ts';

const texts = payLaterTexts.deferred;

export function DeferredInfo({ deferred }: { deferred: DeferredPayment }) {
  return (
    <div data-window-part className="prose">
      <p>{texts.lead(deferred.days)}</p>
      <ul className="figures">
        <li>{texts.limits(deferred)}</li>
        <li>{texts.returns}</li>
        <li>{texts.reminder}</li>
      </ul>
    </div>
  );
}
