import { useNavigation } from 'react-router';
import { OrderStateBadge, UnpaidBadge } from '#modules/sales/orders/storefront/own-order/order-marks.tsx';
import { OrderTrack } from '#modules/sales/orders/storefront/own-order/order-track.tsx';
import * as orderLookupTexts from '#modules/sales/orders/texts/lookup.ts';
import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import { SubscriptionItem } from '#modules/sales/subscriptions/storefront/subscription-item.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { Timeline } from '#platform/tracks/storefront/timeline.tsx';
import { AccordionItem } from '#platform/ui/accordion.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { buttonLook } from '#platform/ui/button-look.ts';
import { Card } from '#platform/ui/card.tsx';
import { ACCOUNT_GRID } from '#platform/ui/service-frame.tsx';
import type { OrderAnswer } from './action.server.ts';
import { DigitalGoods } from './digital-goods.tsx';
import type { ShownOrder } from './load.server.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSums } from './order-sums.tsx';

interface OrderScreenProps {
  order: ShownOrder;
  answer: OrderAnswer | undefined;
}

export function OrderScreen({ order, answer }: OrderScreenProps) {
  const message = answer ?? order.message;
  const { number, state, placedAt, pay, left, pdf, cancellable } = order;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="figures">{ordersTexts.number(number)}</h1>
        <OrderStateBadge state={state} />
        {order.unpaid && <UnpaidBadge />}
      </div>
      <p className="figures mt-2 text-ink-soft">{ordersTexts.placedAt(placedAt)}</p>
      {message && (
        <Message kind={message.kind} className="mt-4">
          <p>{message.text}</p>
        </Message>
      )}
      {order.staffNote && (
        <Message kind="info" className="mt-4">
          <p>{order.staffNote}</p>
        </Message>
      )}
      {order.unpaidNote && (
        <Message kind="info" className="mt-4">
          <p>{order.unpaidNote}</p>
        </Message>
      )}
      {order.proof && <ProveOrder proof={order.proof} />}
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        {pay && left && <ButtonLink to={pay}>{ordersTexts.payAgain(left)}</ButtonLink>}
        {order.reorder && (
          <PostForm>
            <Button type="submit" name="intent" value="reorder" look="secondary">
              {ordersTexts.reorder}
            </Button>
          </PostForm>
        )}
        {pdf && (
          <a href={pdf} download className={buttonLook({ look: 'secondary' })}>
            {ordersTexts.pdf}
          </a>
        )}
        {order.giveBack && (
          <ButtonLink to={order.giveBack} look="secondary">
            {ordersTexts.giveBack}
          </ButtonLink>
        )}
        {order.complain && (
          <ButtonLink to={order.complain} look="secondary">
            {ordersTexts.complain}
          </ButtonLink>
        )}
      </div>
      <Card className="@container mt-8">
        <OrderTrack track={order.track} />
      </Card>
      <div className={`mt-6 ${ACCOUNT_GRID}`}>
        <div className="grid grid-cols-1 gap-6">
          <DigitalGoods digital={order.digital} />
          <OrderLines lines={order.lines} />
          {order.subscriptions.map((subscription) => (
            <Card key={subscription.id}>
              <SubscriptionItem subscription={subscription} level="h2" />
            </Card>
          ))}
          <OrderSums order={order} />
          <OrderFacts order={order} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Timeline title={ordersTexts.timeline} steps={order.timeline} />
          {cancellable && <CancelOrder />}
        </div>
      </div>
    </>
  );
}

const { title, text, submit } = ordersTexts.cancel;

/** Without a script: two steps. */
function CancelOrder() {
  const { state, formData } = useNavigation();
  return (
    <AccordionItem framed title={title} className="print:hidden">
      <p className="text-ink-soft">{text}</p>
      <PostForm className="mt-4">
        <Button
          type="submit"
          name="intent"
          value="cancel"
          look="danger"
          loading={state !== 'idle' && formData?.get('intent') === 'cancel'}
        >
          {submit}
        </Button>
      </PostForm>
    </AccordionItem>
  );
}

const texts = orderLookupTexts.proof;

/** Opened by number and contact: names what is hidden, and how to see it (decision 17). */
function ProveOrder({ proof }: { proof: NonNullable<ShownOrder['proof']> }) {
  return (
    <Message kind="info" title={texts.title} className="mt-4 print:hidden">
      <p>{texts.text}</p>
      {proof.ofAccount && <p className="mt-2">{texts.account}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <PostForm>
          <Button type="submit" name="intent" value="link" look="secondary">
            {texts.submit}
          </Button>
        </PostForm>
        {proof.ofAccount && (
          <ButtonLink to={proof.signIn} look="secondary">
            {orderLookupTexts.signIn}
          </ButtonLink>
        )}
      </div>
    </Message>
  );
}
