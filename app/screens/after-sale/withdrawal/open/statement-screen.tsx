import { useMemo } from 'react';
import type { FormReply } from '#app/features/platform/forms/define-form.ts';
import { FormError } from '#app/features/platform/forms/form-error.tsx';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { TextControl } from '#app/features/platform/forms/text-control.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import * as withdrawalTexts from '#texts/after-sale/withdrawal.ts';
import { Message } from '../../../../ui/alert/message.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { lineField, quantityField, statementForm, WithdrawalSteps } from '../withdrawal-steps.tsx';
import type { ShownStatement } from './load.server.ts';
import { StatementLine } from './statement-line.tsx';

const texts = withdrawalTexts.statement;

/** Step one: from what the shopper withdraws. */
export function StatementScreen({ statement, reply }: { statement: ShownStatement; reply: FormReply | undefined }) {
  const { orderNumber, lines, name, email, company, changed, extended, nothing } = statement;
  const form = useMemo(() => statementForm(lines.map(({ lineId }) => lineId)), [lines]);
  const chosen = lines.flatMap((line) => [
    [lineField(line.lineId), line.chosen && !line.obstacle],
    [quantityField(line.lineId), String(line.quantity)],
  ]);
  const { formProps, field, formError, submitting } = useShopForm(form, {
    reply,
    id: 'statement',
    defaultValue: { name, ...Object.fromEntries(chosen) },
  });
  return (
    <div className="mx-auto max-w-3xl">
      <WithdrawalSteps step={1} />
      <p className="figures text-ink-soft">{withdrawalTexts.order(orderNumber)}</p>
      <h1>{withdrawalTexts.title}</h1>
      <p className="mt-2 text-ink-soft">{nothing ? texts.nothing : texts.intro}</p>
      {company && !nothing && (
        <Message kind="info" className="mt-4">
          <p>{texts.company}</p>
        </Message>
      )}
      {extended && (
        <Message kind="info" className="mt-4">
          <p>{texts.extended}</p>
        </Message>
      )}
      <PostForm {...formProps} className="mt-6 grid gap-6">
        {changed && (
          <Message kind="warning">
            <p>{texts.changed}</p>
          </Message>
        )}
        <FormError text={formError} />
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {lines.map((line) => (
            <StatementLine key={line.lineId} line={line} field={field} />
          ))}
        </ul>
        {!nothing && (
          <>
            <TextControl field={field('name')} label={texts.name} hint={email} autoComplete="name" />
            <div className="flex flex-wrap-reverse justify-between gap-3">
              <ButtonLink to="/odstapienie" look="secondary" size="lg" className="max-sm:w-full">
                {texts.back}
              </ButtonLink>
              <Button type="submit" size="lg" loading={submitting} className="max-sm:w-full">
                {texts.submit}
              </Button>
            </div>
          </>
        )}
      </PostForm>
    </div>
  );
}
