import { CancelComplaint } from '#app/features/after-sale/complaints/cancel-complaint.tsx';
import { ComplaintStateBadge } from '#app/features/after-sale/complaints/complaint-state-badge.tsx';
import { Timeline } from '#app/features/platform/timeline/timeline.tsx';
import { complaintTexts, complaintThreadTexts as texts } from '#texts/after-sale/complaints.ts';
import { Notice } from '../../../../ui/alert/notice.tsx';
import { buttonLook } from '../../../../ui/button-look.ts';
import type { ThreadAnswer } from './act.server.ts';
import { ComplaintDetails, ComplaintProducts } from './complaint-facts.tsx';
import type { ShownComplaint } from './load.server.ts';
import { Thread } from './thread.tsx';
import { Write } from './write.tsx';

interface ThreadScreenProps {
  complaint: ShownComplaint;
  answer: ThreadAnswer | undefined;
}

/** One complaint: where it stands, what was said, and what can still be done. */
export function ThreadScreen({ complaint, answer }: ThreadScreenProps) {
  const { number, state, filedAt, orderNumber, messages, writable, cancellable, pdf, key, note } = complaint;
  const { filed, filedWithoutMethod } = texts;
  const notes = { filed, filedWithoutMethod, cancelled: complaintTexts.cancel.done };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="figures">{complaintTexts.number(number)}</h1>
        <ComplaintStateBadge state={state} />
      </div>
      <p className="figures mt-2 text-ink-soft">
        {complaintTexts.filedAt(filedAt)}
        {orderNumber && ` · ${complaintTexts.order(orderNumber)}`}
      </p>
      {answer && 'refused' in answer && (
        <Notice kind="error" className="mt-4">
          <p>{answer.refused}</p>
        </Notice>
      )}
      {note && (
        <Notice kind="success" className="mt-4">
          <p>{notes[note]}</p>
        </Notice>
      )}
      <p className="mt-4 max-w-[60ch]">{complaintTexts.stateDetails[state]}</p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <Thread messages={messages} />
          {writable ? (
            // What was sent leaves the field; what was refused stays in it.
            <Write
              key={messages.at(-1)?.id ?? 0}
              number={number}
              messageKey={key}
              reply={answer && 'reply' in answer ? answer.reply : undefined}
            />
          ) : (
            <p className="text-ink-soft">{texts.over}</p>
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          <ComplaintProducts lines={complaint.lines} />
          <Timeline title={texts.timeline} steps={complaint.timeline} />
          <ComplaintDetails facts={complaint.facts} contact={complaint.contact} />
          {pdf && (
            <a href={pdf} download className={buttonLook({ look: 'secondary' })}>
              {texts.pdf}
            </a>
          )}
          {cancellable && <CancelComplaint number={number} />}
        </div>
      </div>
    </>
  );
}
