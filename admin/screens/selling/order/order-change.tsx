import { Form } from 'react-router';
import { ConfirmButton } from '#admin/ui/confirm-button.tsx';
import { Section } from '#admin/ui/section.tsx';
import { TextField } from '#admin/ui/text-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input, Select } from '#app/ui/text-controls.tsx';
import * as texts from '#texts/panel/selling-order.ts';
import type { OrderScreen } from './load.server.ts';

const TYPED = { maxLength: 200, autoComplete: 'off' } as const;

const FIELDS = ['firstName', 'lastName', 'companyName', 'street', 'zipcode', 'city', 'phone'] as const;
const ROLES = ['delivery', 'billing', 'invoice'] as const;

/** What may still be changed for the shopper, each in a form of its own, folded away. */
export function OrderChange({ order }: { order: OrderScreen }) {
  return (
    <Section plain title={texts.change.title} lead={texts.change.lead}>
      <Disclosure title={texts.people.title} className="block">
        <PeopleForm order={order} />
      </Disclosure>
      <Disclosure title={texts.change.courier} className="block">
        <DeliveryForm order={order} />
      </Disclosure>
      <Disclosure title={texts.change.takeOff} className="block">
        <TakeOffForm order={order} />
      </Disclosure>
    </Section>
  );
}

function PeopleForm({ order: { email, addresses } }: { order: OrderScreen }) {
  return (
    <Form method="post" className="pb-3">
      <TextField label={texts.change.email} name="email" defaultValue={email} {...TYPED} />
      {ROLES.map((role) => {
        const address = addresses[role];
        return (
          address && (
            <fieldset key={role} className="mt-3">
              <legend className="font-semibold">{texts.people[role]}</legend>
              <div className="grid gap-3 sm:grid-cols-2">
                {FIELDS.map((name) => (
                  <TextField
                    key={name}
                    label={texts.change[name]}
                    name={`${role}.${name}`}
                    defaultValue={address[name]}
                    {...TYPED}
                  />
                ))}
              </div>
            </fieldset>
          )
        );
      })}
      <Button type="submit" name="intent" value="change-people" className="mt-3">
        {texts.change.savePeople}
      </Button>
    </Form>
  );
}

function DeliveryForm({ order: { courierId, couriers, locations } }: { order: OrderScreen }) {
  return (
    <Form method="post" className="grid gap-3 pb-3">
      <Field label={texts.change.courier}>
        {(control) => (
          <Select {...control} name="courier" defaultValue={courierId ?? undefined}>
            {couriers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={texts.change.point} hint={texts.change.pointHint}>
        {(control) => <Input {...control} name="point" maxLength={40} autoComplete="off" />}
      </Field>
      <Field label={texts.change.location}>
        {(control) => (
          <Select {...control} name="location">
            <option value="">{texts.change.noLocation}</option>
            {locations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <Button type="submit" name="intent" value="change-delivery">
          {texts.change.saveDelivery}
        </Button>
      </div>
    </Form>
  );
}

function TakeOffForm({ order: { lines } }: { order: OrderScreen }) {
  return (
    <Form method="post" className="grid gap-3 pb-3">
      {lines.map(({ lineId, name, pieces, step }) => (
        <Field key={lineId} label={texts.change.pieces(name)} className="max-w-96">
          {(control) => (
            <Input
              {...control}
              type="number"
              name={`pieces-${lineId}`}
              min={0}
              max={pieces}
              step={step}
              defaultValue={0}
              className="w-32"
            />
          )}
        </Field>
      ))}
      <div>
        <ConfirmButton intent="take-off" look="danger" question={texts.change.takeOffQuestion}>
          {texts.change.saveTakeOff}
        </ConfirmButton>
      </div>
    </Form>
  );
}
