import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { devMailboxTexts } from '#texts/platform/dev-mailbox.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Route } from './+types/route.ts';
import { loadMailbox } from './load.server.ts';
import { OpenedMail } from './opened-mail.tsx';

export const handle: PageHandle = {
  page: 'text',
  breadcrumbs: () => [{ label: devMailboxTexts.title, to: '/dev/poczta' }],
  noIndex: true,
};

export const meta = () => [{ title: devMailboxTexts.title }];

export function loader({ context, params }: Route.LoaderArgs) {
  return loadMailbox(context, params.id);
}

/** `/dev/poczta`: what the shop wrote to its shoppers. */
export default function DevMailboxRoute({ loaderData: { mails, opened, missing } }: Route.ComponentProps) {
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
