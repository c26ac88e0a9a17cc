import { Form } from 'react-router';
import { SentFiles } from '#modules/after-sale/claims/panel/claim-part.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { PanelTime } from '#platform/panel-ui/panel-time.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Disclosure } from '#platform/ui/disclosure.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Link } from '#platform/ui/link.tsx';
import { Textarea } from '#platform/ui/text-controls.tsx';
import { OPINION_LENGTH } from '../rules/opinion-limits.ts';
import type { OpinionState } from '../rules/opinion-view.ts';
import * as texts from '../texts/panel.ts';
import type { ShownOpinion } from './action.server.ts';

/** An opinion with all that is needed to decide about it. */
export function OpinionCard({ opinion, state }: { opinion: ShownOpinion; state: OpinionState }) {
  const { id, rating, author, confirmed, createdAt, content, product, photo, answer } = opinion;
  return (
    <Section>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="figures">{texts.rating(rating)}</strong>
        <span>{author}</span>
        {confirmed && <Badge tone="ok">{texts.confirmed}</Badge>}
        <span className="text-ink-soft text-sm">
          <PanelTime at={createdAt} />
        </span>
      </p>
      <p>
        {product ? (
          <Link to={product.link} className="underline">
            {product.name}
          </Link>
        ) : (
          texts.aboutShop
        )}
      </p>
      <p className="max-w-[46.875rem] whitespace-pre-line break-words">{content}</p>
      {photo && <SentFiles files={[{ link: photo, name: texts.photo, isPicture: true }]} />}
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="id" value={id} />
        {state !== 'published' && (
          <Button type="submit" name="intent" value="publish">
            {texts.publish}
          </Button>
        )}
        {state !== 'rejected' && (
          <ConfirmButton intent="reject" question={texts.rejectQuestion(author)} look="danger">
            {texts.reject}
          </ConfirmButton>
        )}
      </Form>
      {state !== 'rejected' && (
        <Disclosure title={texts.reply} open={answer !== ''}>
          <Form method="post" className="grid max-w-[46.875rem] gap-3">
            <input type="hidden" name="id" value={id} />
            <Field label={texts.reply} labelHidden hint={texts.replyHint} id={`reply-${id}`}>
              {(wiring) => (
                <Textarea
                  {...wiring}
                  name="reply"
                  rows={2}
                  maxLength={OPINION_LENGTH}
                  defaultValue={answer}
                  key={answer}
                />
              )}
            </Field>
            <div>
              <Button type="submit" name="intent" value="reply" look="secondary">
                {texts.saveReply}
              </Button>
            </div>
          </Form>
        </Disclosure>
      )}
    </Section>
  );
}
