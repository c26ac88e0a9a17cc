import { Timeline } from '#platform/tracks/storefront/timeline.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { buttonLook } from '#platform/ui/button-look.ts';
import { Card } from '#platform/ui/card.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { ServiceFrame } from '#platform/ui/service-frame.tsx';
import { Track } from '#platform/ui/track.tsx';
import * as complaintTexts from '../../texts/storefront.ts';
import * as texts from '../../texts/thread.ts';
import { ComplaintSteps } from '../complaint-steps.tsx';
import { AttachmentList } from '../parts/attachment-list.tsx';
import { CancelComplaint } from '../parts/cancel-complaint.tsx';
import { ComplaintStateBadge } from '../parts/complaint-state-badge.tsx';
import type { ThreadAnswer } from './action.server.ts';
import { ComplaintDetails, ComplaintProducts } from './complaint-facts.tsx';
import type { ShownComplaint } from './load.server.ts';
import { useRefresh } from './use-refresh.ts';
import { Write } from './write.tsx';

interface ThreadScreenProps {
  complaint: ShownComplaint;
  answer: ThreadAnswer | undefined;
}

export function ThreadScreen({ complaint, answer }: ThreadScreenProps) {
  const { number, state, filedAt, orderNumber, messages, writable, cancellable, pdf, key, note } = complaint;
  const notes = {
    filed: texts.filed,
    filedWithoutMethod: texts.filedWithoutMethod,
    cancelled: complaintTexts.cancel.done,
  };
  return (
    <ServiceFrame
      inAccount
      steps={(note === 'filed' || note === 'filedWithoutMethod') && <ComplaintSteps step={3} />}
      title={complaintTexts.number(number)}
      badge={<ComplaintStateBadge state={state} />}
      lead={
        <p className="figures">
          {complaintTexts.filedAt(filedAt)}
          {orderNumber && ` · ${complaintTexts.order(orderNumber)}`}
        </p>
      }
      notices={
        <>
          {answer && 'refused' in answer && (
            <Message kind="error">
              <p>{answer.refused}</p>
            </Message>
          )}
          {complaint.givenUp.length > 0 && (
            <Message kind="info">
              {complaint.givenUp.map((text) => (
                <p key={text}>{text}</p>
              ))}
              <p>{texts.paidOnce}</p>
            </Message>
          )}
          {note && note !== 'sent' && (
            <Message kind="success">
              <p>{notes[note]}</p>
            </Message>
          )}
        </>
      }
      side={
        <>
          <ComplaintProducts lines={complaint.lines} />
          <Timeline title={texts.timeline} steps={complaint.timeline} />
          <ComplaintDetails facts={complaint.facts} contact={complaint.contact} />
          {pdf && (
            <a href={pdf} download className={buttonLook({ look: 'secondary' })}>
              {texts.pdf}
            </a>
          )}
          {cancellable && <CancelComplaint number={number} />}
        </>
      }
    >
      <Card className="@container">
        <Track label={complaintTexts.track} stages={complaint.track} />
        <p className="mt-5 border-t border-line pt-4">{complaintTexts.stateDetails[state]}</p>
      </Card>
      <Thread messages={messages} />
      {note === 'sent' && (
        // Below what was written, which is seen above it.
        <div id="wyslana" className="scroll-mt-[55svh]">
          <Message kind="success">
            <p>{texts.sent}</p>
          </Message>
        </div>
      )}
      {writable ? (
        // A sent message leaves the field; a refused one stays in it.
        <Write
          key={messages.at(-1)?.id ?? 0}
          number={number}
          messageKey={key}
          reply={answer && 'reply' in answer ? answer.reply : undefined}
        />
      ) : (
        <p className="text-ink-soft">{texts.over}</p>
      )}
    </ServiceFrame>
  );
}

/** The thread. Refreshing replaces only the inside of `.rma_questions` (contract 2.21). */
function Thread({ messages }: Pick<ShownComplaint, 'messages'>) {
  const { html, state, refresh } = useRefresh(messages);
  return (
    <Card>
      <div className="flex items-center justify-between gap-4">
        <h2 id="rozmowa" className="type-sub">
          {texts.thread}
        </h2>
        <Button look="quiet" size="sm" loading={state === 'working'} onClick={refresh} className="noscript:hidden">
          {texts.refresh}
        </Button>
      </div>
      <p role="status" className="text-sm text-warn empty:hidden">
        {state === 'failed' ? texts.refreshFailed : null}
      </p>
      {html === undefined ? (
        <div key="loaded" className="rma_questions mt-4">
          <Messages messages={messages} />
        </div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own page, rendered by the component above
        <div key="fresh" className="rma_questions mt-4" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </Card>
  );
}

function Messages({ messages }: Pick<ShownComplaint, 'messages'>) {
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
            <strong>{texts.authors[author]}</strong>
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
