import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import * as texts from '../texts/panel.ts';
import { type PhoneAnswer, takePhoneOrder } from './action.server.ts';
import { loadPhoneOrder } from './load.server.ts';
import { PhoneDelivery } from './phone-delivery.tsx';
import { ADDRESS, PhoneGoods } from './phone-goods.tsx';
import { PhonePerson } from './phone-person.tsx';

export const handle: PanelHandle = {
  access: 'orders.create',
  actions: {
    search: 'orders.create',
    add: 'orders.create',
    remove: 'orders.create',
    places: 'orders.create',
    quote: 'orders.create',
    place: 'orders.create',
  },
  title: texts.title,
};

export const loader = ({ context, request }: LoaderFunctionArgs) => loadPhoneOrder(context, request);
export const action = ({ context, request }: ActionFunctionArgs) => takePhoneOrder(context, request);

export default function PhoneOrder() {
  const screen = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const typed = answer?.typed ?? {};
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} back={{ to: '/zaplecze/zamowienia', label: texts.back }} />
      <ActResult answer={answer} />
      {/* Its own address, so that a button's query is not added twice. */}
      <Form method="post" action={ADDRESS} className="grid max-w-[56rem] gap-4" noValidate>
        {/* One key from the first click on: one order. */}
        <input type="hidden" name="key" value={typed.key ?? screen.key} />
        <input type="hidden" name="seen" value={answer?.quote?.seen ?? ''} />
        <PhoneGoods answer={answer} />
        <PhonePerson typed={typed} faults={answer?.faults} />
        <PhoneDelivery screen={screen} answer={answer} />
        <Section>
          <TextField label={texts.remarks} name="remarks" defaultValue={typed.remarks} maxLength={500} />
          <Checkbox
            name="terms"
            label={texts.terms}
            defaultChecked={typed.terms === 'on'}
            error={answer?.faults?.consents_terms}
          />
          {answer?.quote && <Quote quote={answer.quote} />}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" name="intent" value="quote" look={answer?.quote ? 'secondary' : 'primary'}>
              {texts.quote}
            </Button>
            {answer?.quote && (
              <Button type="submit" name="intent" value="place">
                {texts.placeOrder}
              </Button>
            )}
          </div>
        </Section>
      </Form>
    </>
  );
}

function Quote({ quote: { lines, delivery, toPay } }: { quote: NonNullable<PhoneAnswer['quote']> }) {
  return (
    <section className="rounded-md border border-line bg-surface-2 p-4" aria-live="polite">
      <ul>
        {[...lines, delivery].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-2 font-semibold">
        {texts.sums}: {toPay}
      </p>
    </section>
  );
}
