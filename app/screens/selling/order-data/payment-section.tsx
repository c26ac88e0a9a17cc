import { ChoiceControl } from '#app/features/platform/forms/choice-control.tsx';
import type { DrawField } from '#app/features/platform/forms/use-shop-form.ts';
import { DOCUMENTS } from '#rules/selling/orders/parse-order-form.ts';
import * as orderDataTexts from '#texts/selling/order-data.ts';
import { Card } from '../../../ui/card.tsx';
import type { ShownOrderData } from './load.server.ts';
import type { OrderDataField } from './order-data-form.ts';

interface PaymentSectionProps extends Pick<ShownOrderData, 'methods'> {
  field: DrawField<OrderDataField>;
}

const documents = DOCUMENTS.map((value) => ({ value, label: orderDataTexts.document.kinds[value] }));

/** Ways to pay in advance; with a courier who takes the money they give way to a word about that. */
export function PaymentSection({ methods, field }: PaymentSectionProps) {
  return (
    <>
      <Card>
        <h2 className="text-xl">{orderDataTexts.payment.title}</h2>
        <p className="mt-3 hidden group-has-[[data-choice^=dvp]:checked]/order:block">
          {orderDataTexts.payment.onDelivery}
        </p>
        <div className="mt-4 group-has-[[data-choice^=dvp]:checked]/order:hidden">
          <ChoiceControl
            field={field('payment')}
            legend={<span className="sr-only">{orderDataTexts.payment.title}</span>}
            choices={methods.map(({ id, name, description, cost, refused }) => ({
              value: id,
              label: cost ? `${name} (${cost})` : name,
              detail: description,
              disabled: refused,
            }))}
          />
        </div>
      </Card>
      <Card>
        <h2 className="text-xl">{orderDataTexts.document.title}</h2>
        <div className="mt-4">
          <ChoiceControl
            field={field('document')}
            legend={<span className="sr-only">{orderDataTexts.document.title}</span>}
            choices={documents}
          />
        </div>
      </Card>
    </>
  );
}
