import { AttachmentList } from '#app/features/after-sale/complaints/attachment-list.tsx';
import { complaintThreadTexts as texts } from '#texts/after-sale/complaints.ts';
import { classNames } from '../../../../ui/class-names.ts';
import type { ShownComplaint } from './load.server.ts';

/** What both sides wrote, the oldest first. */
export function Messages({ messages }: Pick<ShownComplaint, 'messages'>) {
  if (messages.length === 0) return <p className="text-ink-soft">{texts.empty}</p>;
  return (
    <ul className="rma_questions grid gap-4">
      {messages.map(({ id, author, text, at, iso, files }) => (
        <li
          key={id}
          className={classNames(
            'w-fit max-w-[min(36rem,92%)] min-w-48 rounded-lg px-4 py-3',
            author === 'client' ? 'ml-auto rounded-br-sm bg-brand-soft' : 'rounded-bl-sm bg-surface-2',
          )}
        >
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <strong>{texts[author]}</strong>
            <time dateTime={iso} className="figures text-ink-soft">
              {at}
            </time>
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
          <AttachmentList files={files} />
        </li>
      ))}
    </ul>
  );
}
