import { useMemo } from 'react';
import { CLAIM_TILES } from '#modules/after-sale/returns/storefront/claim-line.tsx';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { TextControl } from '#platform/forms/storefront/text-control.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Card } from '#platform/ui/card.tsx';
import { ServiceFrame, SideBox } from '#platform/ui/service-frame.tsx';
import { StepButtons } from '#platform/ui/step-buttons.tsx';
import * as withdrawalTexts from '../../texts/storefront.ts';
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
