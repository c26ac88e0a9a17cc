import type { GoodsSent } from '#modules/sales/order-ledger/rules/goods-sent.ts';
import { ChoiceControl } from '#platform/forms/storefront/choice-control.tsx';
import { CommentControl } from '#platform/forms/storefront/comment-control.tsx';
import type { FieldState, RenderField } from '#platform/forms/storefront/use-shop-form.ts';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { Card } from '#platform/ui/card.tsx';
import { Field } from '#platform/ui/field.tsx';
import { FieldMessages } from '#platform/ui/field-messages.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { bringsToAddress } from '../../rules/needed-address.ts';
import * as orderDataTexts from '../../texts/data.ts';
import { LeaveButton } from '../parts/leave-button.tsx';
import { DeliverySign } from '../parts/way-signs.tsx';
import type { ShownOrderData } from './load.server.ts';
import type { OrderDataField } from './order-data-form.ts';

interface DeliverySectionProps extends Pick<ShownOrderData, 'couriers' | 'surcharges' | 'locations' | 'tooHeavy'> {
  sent: GoodsSent;
  field: RenderField<OrderDataField>;
}

type Courier = ShownOrderData['couriers'][number];

const isPointNext = ({ needsPoint, kind, place }: Courier) => needsPoint && kind !== 'pickup' && !place;

/** order-data.css has a rule for each. */
const DIFFERENT_SUMS = 5;

/** Marks for the rules of order-data.css: possible payment and destination. */
function markOf(courier: Courier, surcharges: readonly string[]): string {
  const { prepaid, onDelivery, kind } = courier;
  const sum = surcharges.indexOf(onDelivery ?? '');
  const paid = onDelivery === null ? prepaid : `either${sum < DIFFERENT_SUMS ? sum : 'More'}`;
  const mark = `${paid}-${bringsToAddress(courier) ? 'address' : 'point'}-${kind}`;
  return isPointNext(courier) ? `${mark}-next` : mark;
}

/** The payment side is chosen with the payment. */
export function DeliverySection({ couriers, surcharges, locations, tooHeavy, sent, field }: DeliverySectionProps) {
  const texts = orderDataTexts.delivery;
  const shipping = field('shipping');
  const choices = couriers.map((courier) => ({
    value: courier.value,
    mark: markOf(courier, surcharges),
    label: <span className="font-medium">{courier.name}</span>,
    price: courier.cost,
    sign: <DeliverySign kind={courier.kind} />,
    detail: courier.when,
    inside:
      courier.kind === 'pickup' ? (
        <ShopChoice locations={locations} field={field('location')} />
      ) : courier.needsPoint ? (
        <ChosenPoint place={courier.place} />
      ) : undefined,
  }));
  return (
    <Card>
      <h2 id="dostawa" className="type-sub">
        {texts.title}
      </h2>
      {sent !== 'parcel' ? (
        <p className="mt-3 flex items-center gap-3">
          <DeliverySign kind="none" />
          {sent === 'cards' ? texts.noneOfCards : texts.none}
        </p>
      ) : tooHeavy ? (
        <TooHeavy />
      ) : couriers.length === 0 ? (
        <div className="mt-3">
          <p>{texts.nowhere}</p>
          <FieldMessages controlId={shipping.control.id} error={shipping.error} />
        </div>
      ) : (
        <div className="group/ways mt-4 grid gap-5">
          <ChoiceControl
            field={shipping}
            legend={<span className="sr-only">{texts.title}</span>}
            choices={choices}
            className="grid items-start gap-2 xl:grid-cols-2 xl:[&>:last-child:nth-child(odd)]:col-span-2"
          />
          <div className="hidden group-has-[[data-choice*=-address-]:checked]/ways:block">
            <CommentControl field={field('deliveryRemarks')} label={texts.remarks} />
          </div>
        </div>
      )}
    </Card>
  );
}

/** The form is stored on the way to the basket, and stays open next to the contact page. */
function TooHeavy() {
  const texts = orderDataTexts.delivery.tooHeavy;
  const contactLink = useShell()?.settings.contactLink || '/contact.php';
  return (
    <Message kind="warning" className="mt-4">
      <p>{texts.text}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-6">
        <LeaveButton to="/koszyk" className="min-h-11">
          {texts.basket}
        </LeaveButton>
        <TextLink to={contactLink} external className="py-2.5">
          {texts.contact}
        </TextLink>
      </p>
    </Message>
  );
}

/** The chosen place, or the note that it is chosen in the next step. */
function ChosenPoint({ place }: Pick<Courier, 'place'>) {
  const texts = orderDataTexts.delivery;
  if (!place) return <p className="text-sm text-ink-soft">{texts.pointNext}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere">{texts.point(place)}</p>
      <LeaveButton to="/zamowienie/punkt-odbioru" className="inline-flex min-h-11 items-center">
        {texts.changePoint}
      </LeaveButton>
    </div>
  );
}

interface ShopChoiceProps {
  locations: ShownOrderData['locations'];
  field: FieldState;
}

function ShopChoice({ locations, field }: ShopChoiceProps) {
  const { id, name } = field.control;
  return (
    <Field id={id} label={orderDataTexts.delivery.location} error={field.error} required>
      {(wiring) => (
        <Select {...wiring} name={name} defaultValue={field.defaultValue ?? ''}>
          <option value="">{orderDataTexts.delivery.chooseLocation}</option>
          {locations.map(({ id: location, label }) => (
            <option key={location} value={location}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
