import { Form } from 'react-router';
import { stepAddress } from '#rules/returns/return-steps.ts';
import { returnsTexts } from '#texts/returns.ts';
import type { FormReply } from '../../../features/forms/form-reply.ts';
import { useShopForm } from '../../../features/forms/use-shop-form.ts';
import { ChoiceControl } from '../../../features/order/choice-control.tsx';
import { ReturnFrame } from '../return-frame.tsx';
import { StepButtons } from '../step-buttons.tsx';
import type { ShownReturnPoint } from './load.server.ts';
import { pointForm } from './point-form.ts';

const texts = returnsTexts.point;

/** S2.69: where the goods are handed over. */
export function PointScreen({ step, reply }: { step: ShownReturnPoint; reply: FormReply | undefined }) {
  const { orderNumber, method, placeId, places } = step;
  const { formProps, field, submitting } = useShopForm(pointForm, {
    reply,
    id: 'return-point',
    defaultValue: { stock: placeId === null ? '' : String(placeId) },
  });
  const choices = places.map(({ id, name, address, openingHours }) => ({
    value: String(id),
    label: <span className="font-semibold">{name}</span>,
    detail: [address, openingHours].filter(Boolean).join(' · '),
  }));
  return (
    <ReturnFrame step="point" title={texts.title} {...{ orderNumber, method }} hasDraft>
      <Form method="post" {...formProps} className="mt-6 grid gap-6">
        <ChoiceControl field={field('stock')} legend={texts.legend} choices={choices} />
        <StepButtons back={stepAddress('method', orderNumber)} loading={submitting} />
      </Form>
    </ReturnFrame>
  );
}
