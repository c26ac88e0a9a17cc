import { Timeline } from '#platform/tracks/storefront/timeline.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { buttonLook } from '#platform/ui/button-look.ts';
import { Card } from '#platform/ui/card.tsx';
import { ServiceFrame } from '#platform/ui/service-frame.tsx';
import { Track } from '#platform/ui/track.tsx';
import * as returnsStatusTexts from '../../texts/status.ts';
import * as returnsTexts from '../../texts/storefront.ts';
import { CancelFold, ReturnStateBadge } from '../return-frame.tsx';
import { ReturnProgress } from '../return-progress.tsx';
import type { ReturnAnswer } from './action.server.ts';
import type { ShownReturn } from './load.server.ts';
import { ReturnFacts } from './return-facts.tsx';

/** S2.71: everything is done; what was filed, what comes next, and what became of it. */
export function StatusScreen({ filed, answer }: { filed: ShownReturn; answer: ReturnAnswer | undefined }) {
  const { code, orderNumber, state, method, isNew, next, refund, reply, pdf, order, cancellable, withdrawn } = filed;
  return (
    <ServiceFrame
      inAccount
      steps={isNew && <ReturnProgress step="status" />}
      title={isNew ? returnsStatusTexts.title : returnsStatusTexts.later(code)}
      badge={<ReturnStateBadge state={state} />}
      lead={<p className="figures">{returnsTexts.order(orderNumber)}</p>}
      notices={
        <>
          {answer && (
            <Message kind={answer.kind}>
              <p>{answer.text}</p>
            </Message>
          )}
          {filed.complained.length > 0 && (
            <Message kind="info">
              {filed.complained.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Message>
          )}
          {reply && (
            <Message kind="info" title={returnsStatusTexts.reply}>
              <p>{reply}</p>
            </Message>
          )}
        </>
      }
      side={
        <>
          <Timeline title={returnsStatusTexts.history} steps={filed.timeline} />
          <div>
            <div className="grid gap-3">
              <ButtonLink to={order} look="secondary" wide>
                {returnsStatusTexts.order}
              </ButtonLink>
              <ButtonLink to="/zwroty" look="quiet" wide>
                {returnsStatusTexts.all}
              </ButtonLink>
            </div>
            {cancellable && (
              <CancelFold
                title={returnsTexts.cancel.title}
                text={withdrawn ? returnsTexts.cancel.textWithdrawn : returnsTexts.cancel.text}
                submit={returnsTexts.cancel.submit}
              />
            )}
          </div>
        </>
      }
    >
      {isNew && (
        <Card>
          <p>{returnsStatusTexts.lead}</p>
          <p className="mt-4 text-sm text-ink-soft">{returnsStatusTexts.code}</p>
          <p className="figures text-3xl font-semibold tracking-wide">{code}</p>
          {method && <p className="mt-1 text-ink-soft">{returnsStatusTexts.codeHint[method]}</p>}
          {pdf && (
            <a href={pdf} download className={`${buttonLook()} mt-4 max-sm:w-full`}>
              {returnsStatusTexts.pdf}
            </a>
          )}
          <h2 className="mt-6 type-sub">{returnsStatusTexts.next}</h2>
          <p className="mt-2">{next}</p>
          <p className="mt-2">{refund}</p>
        </Card>
      )}
      {!isNew && (
        <Card className="@container">
          <Track label={returnsTexts.track} stages={filed.track} />
          <p className="figures mt-5 border-t border-line pt-4">{filed.progress}</p>
        </Card>
      )}
      <ReturnFacts filed={filed} />
    </ServiceFrame>
  );
}
