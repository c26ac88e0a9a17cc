import type * as Route from '#platform/routing/route-types.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as devMailboxTexts from '#storefront/dev/texts/dev-mailbox.ts';
import { loadMailbox, type Mailbox } from './load.server.ts';

export const handle: PageHandle = {
  page: 'text',
  breadcrumbs: () => [{ label: devMailboxTexts.title, to: '/dev/poczta' }],
  noIndex: true,
};

export const meta = () => [{ title: devMailboxTexts.title }];

export function loader({ context, params }: Route.LoaderArgs<never, 'id'>) {
  return loadMailbox(context, params.id);
}

/** `/dev/poczta`: what the shop wrote to its shoppers. */
export default function DevMailboxRoute({
  loaderData: { mails, opened, missing },
}: Route.ComponentProps<typeof loader>) {
  return (
    <>
      <h1>{devMailboxTexts.title}</h1>
      <p className="mt-2 text-ink-soft">{mails.length > 0 ? devMailboxTexts.intro : devMailboxTexts.empty}</p>
      {missing && <p className="mt-4 font-semibold">{devMailboxTexts.missing}</p>}
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <nav aria-label={devMailboxTexts.list} className={classNames(opened && 'max-lg:order-last')}>
          <ul className="divide-y divide-line">
            {mails.map((mail) => (
              <li key={mail.id} className="py-3">
                <TextLink
                  to={`/dev/poczta/${mail.id}`}
                  className="inline-block py-2.5"
                  aria-current={mail.id === opened?.id ? 'page' : undefined}
                >
                  {mail.subject}
                </TextLink>
                <p className="text-sm wrap-anywhere text-ink-soft">{devMailboxTexts.to(mail.recipient)}</p>
                <p className="text-sm wrap-anywhere text-ink-soft">{mail.fate}</p>
              </li>
            ))}
          </ul>
        </nav>
        {opened && <OpenedMail mail={opened} />}
      </div>
    </>
  );
}

interface OpenedMailProps {
  mail: NonNullable<Mailbox['opened']>;
}

/** One mail: as its reader sees it, its plain text, its attachments. */
function OpenedMail({ mail }: OpenedMailProps) {
  return (
    <article className="min-w-0">
      <h2 className="type-sub">{mail.subject}</h2>
      <p className="text-ink-soft">{devMailboxTexts.to(mail.recipient)}</p>
      <p className="text-sm text-ink-soft">{mail.fate}</p>
      {mail.attachments.length > 0 && (
        <>
          <h3 className="mt-5 type-minor">{devMailboxTexts.attachments}</h3>
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
      <h3 className="mt-5 mb-2 type-minor">{devMailboxTexts.html}</h3>
      <iframe
        title={devMailboxTexts.html}
        src={`/dev/poczta/${mail.id}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="h-160 w-full rounded-md border border-line"
      />
      <h3 className="mt-5 mb-2 type-minor">{devMailboxTexts.text}</h3>
      <pre className="rounded-md bg-surface-2 p-4 text-sm whitespace-pre-wrap wrap-anywhere">{mail.text}</pre>
      {mail.headers.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 type-minor">{devMailboxTexts.headers}</h3>
          <pre className="rounded-md bg-surface-2 p-4 text-sm whitespace-pre-wrap wrap-anywhere">
            {mail.headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
          </pre>
        </>
      )}
    </article>
  );
}
