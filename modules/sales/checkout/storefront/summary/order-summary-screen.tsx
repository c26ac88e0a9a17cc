import { type FormEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSubmit } from 'react-router';
import { CommentControl } from '#platform/forms/storefront/comment-control.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { TextControl } from '#platform/forms/storefront/text-control.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { AccordionItem } from '#platform/ui/accordion.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { SERVICE_GRID } from '#platform/ui/service-frame.tsx';
import { Spinner } from '#platform/ui/spinner.tsx';
import * as orderSummaryTexts from '../../texts/summary.ts';
import { Figures } from '../parts/figures.tsx';
import { LeaveButton } from '../parts/leave-button.tsx';
import { MissedMessage } from '../parts/missed-message.tsx';
import { SumBar } from '../parts/sum-bar.tsx';
import type { SummaryAnswer } from './action.server.ts';
import { ConsentFields, ConsentRequestFields, TermsConsent } from './consent-fields.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { ShownSummary } from './load.server.ts';
import { orderSummaryForm } from './order-summary-form.ts';
import { PartialPayment } from './partial-payment.tsx';
import { SummaryNotices } from './summary-notices.tsx';
import { SummaryLines, SummaryParts } from './summary-parts.tsx';

export const FORM = 'summary';

interface OrderSummaryScreenProps {
  summary: ShownSummary;
  answer: SummaryAnswer | undefined;
}

/** One box in a wide window. */
const PHONE_CARD = 'max-md:rounded-lg max-md:border max-md:border-line max-md:bg-surface max-md:p-5';

/** Everything that is going to be ordered, and the one button that orders it. */
export function OrderSummaryScreen({ summary, answer }: OrderSummaryScreenProps) {
  const { order, figures, facts, values, seen } = summary;
  const form = useMemo(() => orderSummaryForm(facts), [facts]);
  const { formProps, field, submitting } = useShopForm(form, {
    reply: answer?.reply,
    id: FORM,
    defaultValue: values,
  });
  // One key per page: sending again after a lost answer makes the same order.
  const [key] = useState(summary.key);
  const submit = useSubmit();
  const remarks = field('remarks');
  const orders = answer?.changes ? orderSummaryTexts.accept : orderSummaryTexts.submit;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    // Only the ordering button has no name. Others work without validation.
    if (!(submitter instanceof HTMLButtonElement) || submitter.name === '') return formProps.onSubmit(event);
    event.preventDefault();
    void submit(submitter, { preventScrollReset: true });
  }

  return (
    <>
      <h1>{orderSummaryTexts.title}</h1>
      <SummaryNotices answer={answer} problems={summary.problems} usesPoint={order.usesPoint} />
      <MissedMessage lines={summary.missed} form={FORM} />
      <PostForm {...formProps} onSubmit={handleSubmit} className="mt-6 max-md:-mb-16">
        {/* On a phone the bar is at the end of the page. */}
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="seen" value={seen} />
        {/* On a phone one long column: the bar at its end stays visible over all of it. */}
        <div className={`${SERVICE_GRID} max-md:flex max-md:flex-col max-md:items-stretch`}>
          <div className="grid min-w-0 gap-6 max-md:contents">
            <SummaryParts order={order} />
            {facts.needsPhone && (
              <Card>
                <TextControl
                  field={field('phone')}
                  label={orderSummaryTexts.phone}
                  hint={orderSummaryTexts.phoneHint}
                  type="tel"
                  autoComplete="tel"
                />
              </Card>
            )}
            <SummaryLines order={order} />
            <AccordionItem
              title={orderSummaryTexts.remarksOpen}
              open={Boolean(remarks.defaultValue)}
              className="rounded-lg border bg-surface px-5 md:px-6"
            >
              <CommentControl field={remarks} label={orderSummaryTexts.remarks} />
            </AccordionItem>
            <PartialPayment partial={summary.partial} answer={answer?.partial} />
            {/* On a phone the sum comes before optional consents. */}
            <ConsentRequestFields field={field} className="max-md:order-1" />
          </div>
          <div className="max-md:contents md:rounded-lg md:border md:border-line md:bg-surface md:p-6 lg:sticky lg:top-6">
            <div className={PHONE_CARD}>
              <Figures figures={figures} />
            </div>
            <ConsentFields facts={facts} field={field} className={`${PHONE_CARD} max-md:order-2`} />
            <SumBar className="max-md:order-3" figures={figures} above={<TermsConsent facts={facts} field={field} />}>
              <Button
                type="submit"
                className="min-w-0 grow basis-36 py-2 text-center leading-tight max-[24rem]:px-3 md:mt-2 md:min-h-14 md:text-lg"
                loading={submitting}
              >
                {orders}
              </Button>
            </SumBar>
            {/* On a phone nothing is below the bar: the steps and every part lead back. */}
            <p className="mt-3 text-center max-md:hidden">
              <LeaveButton to="/zamowienie/dane" className="inline-flex min-h-11 items-center">
                {orderSummaryTexts.back}
              </LeaveButton>
            </p>
          </div>
        </div>
      </PostForm>
      <LeaveGuard sending={submitting} />
      {submitting && <SendingCover />}
    </>
  );
}

/** S4.33: hides the page while the order is sent; outside the content, which is dimmed. */
function SendingCover() {
  return createPortal(
    <div
      role="status"
      className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-4 bg-paper/95 text-center"
    >
      <Spinner />
      <p className="text-xl font-semibold">{orderSummaryTexts.cover}</p>
    </div>,
    document.body,
  );
}
