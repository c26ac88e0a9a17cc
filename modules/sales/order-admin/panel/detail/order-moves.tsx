import { Form } from 'react-router';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import * as texts from '../../texts/panel-order.ts';
import type { OrderScreen } from './load.server.ts';

/** The next state first, cancellation and return last, with a confirmation. */
export function OrderMoves({ order, answer }: { order: OrderScreen; answer: FormAnswer | undefined }) {
  const { number, next, may, money } = order;
  const isWaiting = money.toComeText !== null && order.isChangeable;
  const steps = next.filter((state) => state !== 'cancelled' && state !== 'returned');
  return (
    <Section title={texts.move.title}>
      {isWaiting && <p className="mb-3">{texts.move.unpaid(money.toComeText ?? '')}</p>}
      {next.length === 0 && <p>{texts.move.over}</p>}
      <div className="flex flex-wrap items-end gap-2">
        {steps.map((state, at) => (
          <Form key={state} method="post" className="flex flex-wrap items-end gap-2">
            <input type="hidden" name="state" value={state} />
            {state === 'sent' && (
              <Field label={texts.move.tracking} className="w-52">
                {(control) => (
                  <Input
                    {...control}
                    name="tracking"
                    maxLength={60}
                    autoComplete="off"
                    defaultValue={answer?.typed?.tracking}
                  />
                )}
              </Field>
            )}
            <Button type="submit" name="intent" value="move" look={at === 0 && !isWaiting ? 'primary' : 'secondary'}>
              {texts.move.to[state]}
            </Button>
          </Form>
        ))}
        {may.cancel && next.includes('cancelled') && (
          <Form method="post">
            <ConfirmButton intent="cancel" look="danger" question={texts.move.cancelQuestion(number)}>
              {texts.move.to.cancelled}
            </ConfirmButton>
          </Form>
        )}
        {next.includes('returned') && (
          <Form method="post">
            <ConfirmButton intent="mark-returned" look="secondary" question={texts.move.returnQuestion(number)}>
              {texts.move.to.returned}
            </ConfirmButton>
          </Form>
        )}
      </div>
    </Section>
  );
}
