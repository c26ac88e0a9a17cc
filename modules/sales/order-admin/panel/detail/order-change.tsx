import { Form } from 'react-router';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Disclosure } from '#platform/ui/disclosure.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import * as texts from '../../texts/panel-order.ts';
import type { OrderScreen } from './load.server.ts';

const TYPED = { maxLength: 200, autoComplete: 'off' } as const;

const FIELDS = ['firstName', 'lastName', 'companyName', 'street', 'zipcode', 'city', 'phone'] as const;
const ROLES = ['delivery', 'billing', 'invoice'] as const;

interface ChangeProps {
  order: OrderScreen;
  /** Of this form, when it was refused. */
  answer: FormAnswer | undefined;
}

export function OrderChange({ order, answer }: ChangeProps) {
  const of = (intent: string) => (answer?.typed?.intent === intent ? answer : undefined);
  const people = of('change-people');
  const delivery = of('change-delivery');
  const pieces = of('take-off');
  return (
    <Section plain title={texts.change.title} lead={texts.change.lead}>
      <Disclosure title={texts.people.title} className="block" open={people && true}>
        <PeopleForm order={order} answer={people} />
      </Disclosure>
      <Disclosure title={texts.change.courier} className="block" open={delivery && true}>
        <DeliveryForm order={order} answer={delivery} />
      </Disclosure>
      <Disclosure title={texts.change.takeOff} className="block" open={pieces && true}>
        <TakeOffForm order={order} answer={pieces} />
      </Disclosure>
    </Section>
  );
}

function PeopleForm({ order: { email, addresses }, answer }: ChangeProps) {
  const typed = answer?.typed;
  return (
    <Form method="post" className="pb-3">
      <TextField
        label={texts.change.email}
        name="email"
        defaultValue={typed?.email ?? email}
        error={answer?.faults?.email}
        {...TYPED}
      />
      {ROLES.map((role) => {
        const address = addresses[role];
        return (
          address && (
            <fieldset key={role} className="mt-3">
              <legend className="font-semibold">{texts.people[role]}</legend>
              <div className="grid gap-3 sm:grid-cols-2">
                {FIELDS.map((name) => {
                  const field = `${role}.${name}`;
                  return (
                    <TextField
                      key={name}
                      label={texts.change[name]}
                      name={field}
                      defaultValue={typed?.[field] ?? address[name]}
                      error={answer?.faults?.[field]}
                      {...TYPED}
                    />
                  );
                })}
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

function DeliveryForm({ order: { courierId, couriers, locations }, answer }: ChangeProps) {
  const typed = answer?.typed;
  return (
    <Form method="post" className="grid gap-3 pb-3">
      <Field label={texts.change.courier} error={answer?.faults?.courier}>
        {(control) => (
          <Select {...control} name="courier" defaultValue={typed?.courier ?? courierId ?? undefined}>
            {couriers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        label={texts.change.point}
        hint={texts.change.pointHint}
        error={answer?.faults?.point}
        name="point"
        defaultValue={typed?.point}
        maxLength={40}
        autoComplete="off"
      />
      <Field label={texts.change.location}>
        {(control) => (
          <Select {...control} name="location" defaultValue={typed?.location}>
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

function TakeOffForm({ order: { lines }, answer }: ChangeProps) {
  return (
    <Form method="post" className="grid gap-3 pb-3">
      {lines.map(({ lineId, fullName, quantity }) => {
        const field = `pieces-${lineId}`;
        return (
          <TextField
            key={lineId}
            label={texts.change.pieces(fullName)}
            hint={texts.change.ordered(quantity)}
            error={answer?.faults?.[field]}
            name={field}
            defaultValue={answer?.typed?.[field] ?? '0'}
            inputMode="decimal"
            autoComplete="off"
            maxLength={9}
            className="max-w-32"
          />
        );
      })}
      <div>
        <ConfirmButton intent="take-off" look="danger" question={texts.change.takeOffQuestion}>
          {texts.change.saveTakeOff}
        </ConfirmButton>
      </div>
    </Form>
  );
}
