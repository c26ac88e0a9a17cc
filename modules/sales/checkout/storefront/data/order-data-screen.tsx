import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useSubmit } from 'react-router';
import { clientAsker } from '#modules/customers/accounts/storefront/client-form/client-asker.ts';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { DetailItems } from '#platform/ui/detail-items.tsx';
import * as orderDataTexts from '../../texts/data.ts';
import type { OrderFigures } from '../parts/describe-order.server.ts';
import { Figures } from '../parts/figures.tsx';
import { LeaveButton } from '../parts/leave-button.tsx';
import { LineThumbnail } from '../parts/line-thumbnail.tsx';
import { MissedMessage } from '../parts/missed-message.tsx';
import { SumBar } from '../parts/sum-bar.tsx';
import { BuyerSection } from './buyer-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import type { ShownOrderData } from './load.server.ts';
import { orderDataForm } from './order-data-form.ts';
import { PaymentSection } from './payment-section.tsx';
import { RegisterSection } from './register-section.tsx';
import { saveForm } from './save-form.ts';
import './order-data.css';
import { SERVICE_GRID } from '#platform/ui/service-frame.tsx';

export const FORM = 'order';

interface OrderDataScreenProps {
  order: ShownOrderData;
  reply: FormReply | undefined;
}

export function OrderDataScreen({ order, reply }: OrderDataScreenProps) {
  const { facts, values } = order;
  const form = useMemo(() => orderDataForm(facts), [facts]);
  const { formProps, field, submitting } = useShopForm(form, {
    reply,
    id: FORM,
    defaultValue: values,
    asker: clientAsker,
  });
  const figures = useSavedForm(FORM) ?? order.figures;
  const submit = useSubmit();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    // Only buttons that leave the form have a name. They work without validation.
    if (!(submitter instanceof HTMLButtonElement) || submitter.name === '') return formProps.onSubmit(event);
    event.preventDefault();
    void submit(submitter);
  }

  return (
    <>
      <h1>{orderDataTexts.title}</h1>
      <p className="mt-2 text-ink-soft">
        {order.signedIn ? (
          orderDataTexts.signedIn
        ) : (
          <>
            {orderDataTexts.signIn}{' '}
            <LeaveButton to="/logowanie?zamowienie" form={FORM} className="text-left">
              {orderDataTexts.signInLink}
            </LeaveButton>
          </>
        )}
      </p>
      {reply?.error && (
        <Message kind="error" className="mt-6">
          <p>{orderDataTexts.wrong}</p>
        </Message>
      )}
      <MissedMessage lines={order.missed} form={FORM} />
      <PostForm
        {...formProps}
        onSubmit={handleSubmit}
        data-sent={facts.needsDelivery ? 'yes' : 'no'}
        className="group/order sum-frame mt-6"
      >
        <div className={SERVICE_GRID}>
          <div className="grid min-w-0 grid-cols-1 gap-6">
            <DeliverySection
              couriers={order.couriers}
              surcharges={order.surcharges}
              locations={order.locations}
              tooHeavy={order.tooHeavy}
              sent={order.sent}
              field={field}
            />
            <BuyerSection goods={order.sent} field={field} />
            <PaymentSection
              methods={order.methods}
              onDelivery={order.onDelivery}
              surcharges={order.surcharges}
              field={field}
            />
            {facts.registers && <RegisterSection limits={facts.registers} field={field} />}
          </div>
          <Card className="lg:sticky lg:top-6">
            <h2 className="type-sub">{orderDataTexts.order}</h2>
            <ul className="mt-3 mb-4 space-y-3 border-b border-line pb-4 text-sm">
              {order.lines.map((line) => (
                <li key={line.id} className="flex items-center gap-3">
                  <LineThumbnail line={line} size={48} />
                  <div className="min-w-0 flex-1">
                    <p>{line.name}</p>
                    <ul className="figures text-ink-soft">
                      <DetailItems details={line.details} />
                    </ul>
                  </div>
                  <span className="figures shrink-0 font-semibold">{line.worth}</span>
                </li>
              ))}
            </ul>
            <div aria-live="polite">
              <Figures figures={figures} />
            </div>
            <noscript>
              <p className="mt-2 text-sm text-ink-soft">{orderDataTexts.figures.counted}</p>
            </noscript>
            <Button type="submit" size="lg" wide className="way-on mt-5 max-md:hidden" loading={submitting}>
              <NextWords />
            </Button>
            <Button type="submit" name="leave" value="/koszyk" look="quiet" wide className="mt-3">
              {orderDataTexts.back}
            </Button>
          </Card>
        </div>
        <SumBar figures={figures}>
          <Button
            type="submit"
            className="min-w-0 grow basis-36 text-center leading-tight max-[24rem]:px-3"
            loading={submitting}
          >
            <NextWords />
          </Button>
        </SumBar>
      </PostForm>
    </>
  );
}

/** Leads to the point's step while one is missing. By styles alone, so also without a script. */
function NextWords() {
  return (
    <>
      <span className="group-has-[[data-choice$=-next]:checked]/order:hidden">{orderDataTexts.next}</span>
      <span className="hidden group-has-[[data-choice$=-next]:checked]/order:inline">{orderDataTexts.nextPoint}</span>
    </>
  );
}

/**
 * Stores every changed field, so that a customer who leaves finds it again, and returns the newest sums. A failed request is repeated with
 * the next change.
 */
function useSavedForm(formId: string): OrderFigures | undefined {
  const [figures, setFigures] = useState<OrderFigures>();
  useEffect(() => {
    const form = document.getElementById(formId);
    return form instanceof HTMLFormElement ? saveForm(form, setFigures) : undefined;
  }, [formId]);
  return figures;
}
