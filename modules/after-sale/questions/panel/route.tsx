import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { QueueFrame } from '#modules/after-sale/claims/panel/queue-frame.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult, type FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { PanelTime } from '#platform/panel-ui/panel-time.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Link } from '#platform/ui/link.tsx';
import { Textarea } from '#platform/ui/text-controls.tsx';
import { QUESTION_LENGTH, type QuestionState } from '../rules/question-view.ts';
import * as texts from '../texts/panel.ts';
import { loadQuestions, type ShownQuestion, settleQuestion } from './action.server.ts';

export const handle: PanelHandle = {
  access: 'opinions.moderate',
  actions: { answer: 'opinions.moderate', reject: 'opinions.moderate' },
  title: texts.title,
};

export const loader = ({ context, request }: LoaderFunctionArgs) => loadQuestions(context, request);
export const action = ({ context, request }: ActionFunctionArgs) => settleQuestion(context, request);

export default function Questions() {
  const { tab, counts, questions, pages } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return (
    <QueueFrame
      address="/zaplecze/pytania"
      title={texts.title}
      tabs={texts.tabs}
      counts={counts}
      current={tab}
      pages={pages}
      result={<ActResult answer={answer} />}
      nothing={questions.length > 0 ? null : texts.nothing[tab]}
    >
      <ul className="grid gap-4">
        {questions.map((question) => (
          <li key={question.id}>
            <QuestionCard
              question={question}
              state={tab}
              answer={answer?.typed?.id === String(question.id) ? answer : undefined}
            />
          </li>
        ))}
      </ul>
    </QueueFrame>
  );
}

interface QuestionCardProps {
  question: ShownQuestion;
  state: QuestionState;
  /** Of the form of this very question. */
  answer: FormAnswer | undefined;
}

function QuestionCard({
  question: { id, author, email, question, product, createdAt, ...asked },
  state,
  answer,
}: QuestionCardProps) {
  return (
    <Section>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={product.link} className="underline">
          {product.name}
        </Link>
        <span>{author || texts.anonymous}</span>
        <span className="text-ink-soft">{email}</span>
        <span className="text-ink-soft text-sm">
          <PanelTime at={createdAt} />
        </span>
      </p>
      <p className="max-w-[46.875rem] whitespace-pre-line break-words">{question}</p>
      <Form method="post" className="grid max-w-[46.875rem] gap-3">
        <input type="hidden" name="id" value={id} />
        <Field label={texts.answer} hint={texts.answerHint} error={answer?.faults?.answer} id={`answer-${id}`}>
          {(wiring) => (
            <Textarea
              {...wiring}
              name="answer"
              rows={2}
              maxLength={QUESTION_LENGTH}
              defaultValue={answer?.typed?.answer ?? asked.answer}
              key={asked.answer}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="answer">
            {texts.submit}
          </Button>
          {state !== 'rejected' && (
            <ConfirmButton intent="reject" question={texts.rejectQuestion} look="danger">
              {texts.reject}
            </ConfirmButton>
          )}
        </div>
      </Form>
    </Section>
  );
}
