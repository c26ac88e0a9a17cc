import { devMailboxTexts } from '#texts/platform/dev-mailbox.ts';
import type { Mailbox } from './load.server.ts';

interface OpenedMailProps {
  mail: NonNullable<Mailbox['opened']>;
}

/** One mail: as its reader sees it, its plain text, its attachments. */
export function OpenedMail({ mail }: OpenedMailProps) {
  return (
    <article className="min-w-0">
      <h2 className="text-xl">{mail.subject}</h2>
      <p className="text-ink-soft">{devMailboxTexts.to(mail.recipient)}</p>
      <p className="text-sm text-ink-soft">{mail.fate}</p>
      {mail.attachments.length > 0 && (
        <>
          <h3 className="mt-5 text-base">{devMailboxTexts.attachments}</h3>
          <ul>
            {mail.attachments.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`/dev/poczta/zalacznik/${id}`}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-5 mb-2 text-base">{devMailboxTexts.html}</h3>
      <iframe
        title={devMailboxTexts.html}
        src={`/dev/poczta/${mail.id}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="h-160 w-full rounded-md border border-line"
      />
      <h3 className="mt-5 mb-2 text-base">{devMailboxTexts.text}</h3>
      <pre className="rounded-md bg-surface-2 p-4 text-sm whitespace-pre-wrap wrap-anywhere">{mail.text}</pre>
      {mail.headers.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-base">{devMailboxTexts.headers}</h3>
          <pre className="rounded-md bg-surface-2 p-4 text-sm whitespace-pre-wrap wrap-anywhere">
            {mail.headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
          </pre>
        </>
      )}
    </article>
  );
}
