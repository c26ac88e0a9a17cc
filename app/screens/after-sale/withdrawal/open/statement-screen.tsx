import { useMemo } from 'react';
import { CLAIM_TILES } from '#app/features/after-sale/claimed-quantity/claim-line.tsx';
import type { FormReply } from '#app/features/platform/forms/define-form.ts';
import { FormError } from '#app/features/platform/forms/form-error.tsx';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { TextControl } from '#app/features/platform/forms/text-control.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import * as withdrawalTexts from '#texts/after-sale/withdrawal.ts';
import { Message } from '../../../../ui/alert/message.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ServiceFrame, SideBox } from '../../../../ui/service-frame.tsx';
import { StepButtons } from '../../../../ui/step-buttons.tsx';
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
    <ServiceFrame
      steps={<WithdrawalSteps step={1} />}
      title={withdrawalTexts.title}
      lead={
        <>
          <p className="figures">{withdrawalTexts.order(orderNumber)}</p>
          <p className="mt-1">{nothing ? texts.nothing : texts.intro}</p>
        </>
      }
      notices={
        <>
          {company && !nothing && (
            <Message kind="info">
              <p>{texts.company}</p>
            </Message>
          )}
          {extended && (
            <Message kind="info">
              <p>{texts.extended}</p>
            </Message>
          )}
        </>
      }
      side={<SideBox title={withdrawalTexts.how.title} steps={withdrawalTexts.how.steps} />}
    >
      <PostForm {...formProps} className="grid gap-6">
        {changed && (
          <Message kind="warning">
            <p>{texts.changed}</p>
          </Message>
        )}
        <FormError text={formError} />
        <ul className={CLAIM_TILES}>
          {lines.map((line) => (
            <StatementLine key={line.lineId} line={line} field={field} />
          ))}
        </ul>
        {!nothing && (
          <>
            <Card>
              <TextControl
                field={field('name')}
                label={texts.name}
                hint={email}
                autoComplete="name"
                className="max-w-md"
              />
            </Card>
            <StepButtons back={{ to: '/odstapienie', label: texts.back }} submit={texts.submit} loading={submitting} />
          </>
        )}
      </PostForm>
    </ServiceFrame>
  );
}
