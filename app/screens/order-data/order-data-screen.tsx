import { useMemo } from 'react';
import { Form } from 'react-router';
import { orderDataTexts } from '#texts/order-data.ts';
import { quantityWithUnit } from '#texts/units.ts';
import { clientAsker } from '../../features/client-form/client-asker.ts';
import type { FormReply } from '../../features/forms/form-reply.ts';
import { useShopForm } from '../../features/forms/use-shop-form.ts';
import { Figures } from '../../features/order/figures.tsx';
import { OrderSteps } from '../../features/order/order-steps.tsx';
import { Notice } from '../../ui/alert/notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { BuyerSection } from './buyer-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import type { ShownOrderData } from './load.server.ts';
import { orderDataForm } from './order-data-form.ts';
import { PaymentSection } from './payment-section.tsx';
import { RegisterSection } from './register-section.tsx';

interface OrderDataScreenProps {
  order: ShownOrderData;
  reply: FormReply | undefined;
}

export function OrderDataScreen({ order, reply }: OrderDataScreenProps) {
  const { facts, values } = order;
  const form = useMemo(() => orderDataForm(facts), [facts]);
  const { formProps, field, submitting } = useShopForm(form, {
    ...{ reply, id: 'order', defaultValue: values, asker: clientAsker },
  });
  return (
    <>
      <OrderSteps current="data" />
      <h1>{orderDataTexts.title}</h1>
      <p className="mt-2 text-ink-soft">
        {order.signedIn ? (
          orderDataTexts.signedIn
        ) : (
          <>
            {orderDataTexts.signIn} <TextLink to="/logowanie?zamowienie">{orderDataTexts.signInLink}</TextLink>.
          </>
        )}
      </p>
      {reply?.error && (
        <Notice kind="error" className="mt-6">
          <p>{orderDataTexts.wrong}</p>
        </Notice>
      )}
      <Form
        method="post"
        {...formProps}
        className={classNames(
          'group/order mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8',
          formProps.className,
        )}
      >
        <div className="grid min-w-0 gap-6">
          <BuyerSection field={field} />
          <DeliverySection
            couriers={order.couriers}
            locations={order.locations}
            needsDelivery={facts.needsDelivery}
            field={field}
          />
          <PaymentSection methods={order.methods} field={field} />
          {facts.registers && <RegisterSection limits={facts.registers} field={field} />}
        </div>
        <Card className="lg:sticky lg:top-24">
          <h2 className="text-xl">{orderDataTexts.order}</h2>
          <ul className="mt-3 mb-4 space-y-1 border-b border-line pb-4 text-sm">
            {order.lines.map((line) => (
              <li key={line.id} className="flex justify-between gap-4">
                <span className="min-w-0">{line.name}</span>
                <span className="figures shrink-0 text-ink-soft">{quantityWithUnit(line.quantity, line)}</span>
              </li>
            ))}
          </ul>
          <Figures figures={order.figures} />
          <Button type="submit" size="lg" wide className="mt-5" loading={submitting}>
            {orderDataTexts.next}
          </Button>
          <p className="mt-3 text-center">
            <TextLink to="/koszyk" className="inline-flex min-h-11 items-center">
              {orderDataTexts.back}
            </TextLink>
          </p>
        </Card>
      </Form>
    </>
  );
}
