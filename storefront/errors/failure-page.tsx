import * as failureTexts from '#platform/page-errors/texts/failure.ts';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import { buttonLook } from '#platform/ui/button-look.ts';
import { useRequestId } from '#storefront/errors/request-id.ts';

/** Plain links, no router: after a failure only a fresh page is to be trusted. */
export function FailurePage() {
  const requestId = useRequestId();
  const contact = useShell()?.settings.email;
  return (
    <div className="py-8 md:py-16">
      <title>{failureTexts.title}</title>
      <h1>{failureTexts.title}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{failureTexts.lead}</p>
      {requestId && (
        <p className="mt-4">
          {failureTexts.requestId}:{' '}
          <code data-request-id className="rounded-sm bg-surface-2 px-2 py-1 select-all">
            {requestId}
          </code>
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself, query included */}
        <a href="" className={buttonLook()}>
          {failureTexts.retry}
        </a>
        {contact && (
          <a href={`mailto:${contact}`} className={buttonLook({ look: 'secondary' })}>
            {failureTexts.contact}
          </a>
        )}
        <a href="/" className={buttonLook({ look: 'quiet' })}>
          {failureTexts.home}
        </a>
      </div>
    </div>
  );
}
