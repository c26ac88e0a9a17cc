import { foldMethods } from '#modules/sales/payments/rules/fold-methods.ts';
import { ChoiceControl } from '#platform/forms/storefront/choice-control.tsx';
import type { RenderField } from '#platform/forms/storefront/use-shop-form.ts';
import { Card } from '#platform/ui/card.tsx';
import { DOCUMENTS } from '../../rules/parse-order-form.ts';
import * as orderDataTexts from '../../texts/data.ts';
import { MoreMethods } from '../parts/more-methods.tsx';
import { PaymentSign } from '../parts/way-signs.tsx';
import type { ShownOrderData } from './load.server.ts';
import type { OrderDataField } from './order-data-form.ts';

interface PaymentSectionProps extends Pick<ShownOrderData, 'methods' | 'onDelivery' | 'surcharges'> {
  field: RenderField<OrderDataField>;
}

const documents = DOCUMENTS.map((value) => ({ value, label: orderDataTexts.document.kinds[value] }));

/** With payment to the courier; a note replaces the methods when the courier takes no other payment. */
export function PaymentSection({ methods, onDelivery, surcharges, field }: PaymentSectionProps) {
  const payment = field('payment');
  const courier = onDelivery && {
    ...toChoice(onDelivery),
    label: <CourierPaid name={onDelivery.name} surcharges={surcharges} />,
    mark: 'pays-courier',
  };
  const { open, folded } = foldMethods(methods);
  return (
    <>
      <Card>
        <h2 id="platnosc" className="type-sub">
          {orderDataTexts.payment.title}
        </h2>
        <p className="mt-3 hidden items-center gap-3 group-has-[[data-choice^=dvp]:checked]/order:flex">
          <PaymentSign kind="dvp" />
          {orderDataTexts.payment.onDelivery}
        </p>
        {/* Cash was chosen before a delivery without it; shown by styles alone (order-data.css). */}
        <div role="status">
          <p className="no-cash mt-3 rounded-md bg-warn-soft p-3 text-sm text-warn">{orderDataTexts.payment.noCash}</p>
        </div>
        <div className="mt-4 group-has-[[data-choice^=dvp]:checked]/order:hidden">
          <ChoiceControl
            field={payment}
            legend={<span className="sr-only">{orderDataTexts.payment.title}</span>}
            className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2 [&>div]:grid [&>div]:grid-cols-[minmax(0,1fr)] xl:[&>:last-child:nth-child(odd)]:col-span-2 sm:max-lg:[&>:last-child:nth-child(odd)]:col-span-2"
            choices={[...open.map(toChoice), ...(courier ? [courier] : [])]}
            more={(render) => (
              <MoreMethods
                label={orderDataTexts.payment.more}
                methods={folded}
                open={folded.some(({ id }) => id === payment.defaultValue)}
              >
                {render(folded.map(toChoice))}
              </MoreMethods>
            )}
          />
        </div>
      </Card>
      <Card>
        <h2 id="dokument" className="type-sub">
          {orderDataTexts.document.title}
        </h2>
        <div className="mt-4">
          <ChoiceControl
            field={field('document')}
            legend={<span className="sr-only">{orderDataTexts.document.title}</span>}
            choices={documents}
            className="grid gap-2 xl:grid-cols-3"
          />
        </div>
      </Card>
    </>
  );
}

/** With the chosen courier's surcharge; by styles alone, so also without a script (order-data.css). */
function CourierPaid({ name, surcharges }: { name: string; surcharges: readonly string[] }) {
  if (surcharges.length === 0) return name;
  return (
    <>
      {name}{' '}
      <span>
        {surcharges.map((cost) => (
          <span key={cost} className="courier-surcharge">
            ({cost})
          </span>
        ))}
        <span className="courier-surcharge">({orderDataTexts.payment.surcharge})</span>
      </span>
    </>
  );
}

function toChoice({ id, kind, name, description, cost, refused }: ShownOrderData['methods'][number]) {
  return {
    value: id,
    sign: <PaymentSign kind={kind} />,
    label: cost ? `${name} (${cost})` : name,
    detail: description,
    disabled: refused,
  };
}
