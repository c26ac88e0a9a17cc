import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { ActResult } from '#admin/ui/act-result.tsx';
import { ScreenHeader } from '#admin/ui/screen-header.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input, Select } from '#app/ui/text-controls.tsx';
import * as texts from '#texts/panel/selling-phone-order.ts';
import { takePhoneOrder } from './act.server.ts';
import { loadPhoneOrder } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'orders.create',
  acts: { quote: 'orders.create', place: 'orders.create' },
  title: texts.title,
  place: '/zaplecze/zamowienia',
};

export const loader = ({ context }: LoaderFunctionArgs) => loadPhoneOrder(context);
export const action = ({ context, request }: ActionFunctionArgs) => takePhoneOrder(context, request);

const PERSON = ['email', 'phone', 'firstName', 'lastName', 'street', 'zipcode', 'city'] as const;

export default function PhoneOrder() {
  const { couriers, methods, key, rows } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const typed: Record<string, string> = answer?.typed ?? {};
  const quote = answer?.quote;
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} back={{ to: '/zaplecze/zamowienia', label: texts.back }} />
      <ActResult answer={answer} />
      <Form method="post" className="panel-card grid max-w-[50rem] gap-5">
        {/* One key from the first quote on: however often it is pressed, it is one order. */}
        <input type="hidden" name="key" value={typed.key ?? key} />
        <input type="hidden" name="seen" value={quote?.seen ?? ''} />
        <fieldset>
          <legend className="font-semibold">{texts.goods}</legend>
          {Array.from({ length: rows }, (_, row) => row).map((row) => (
            <div key={row} className="mt-2 grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
              <TextField label={texts.code(row + 1)} name={`code-${row}`} value={typed[`code-${row}`]} />
              <TextField
                label={texts.quantity(row + 1)}
                name={`quantity-${row}`}
                value={typed[`quantity-${row}`] ?? '1'}
              />
            </div>
          ))}
        </fieldset>
        <fieldset>
          <legend className="font-semibold">{texts.person}</legend>
          <div className="mt-2 grid gap-3 sm:grid-cols-2">
            {PERSON.map((name) => (
              <TextField key={name} label={texts.fields[name] ?? name} name={name} value={typed[name]} />
            ))}
          </div>
        </fieldset>
        <div className="grid gap-3 sm:grid-cols-2">
          <Choice label={texts.courier} name="courier" value={typed.courier} choices={couriers} />
          <Choice label={texts.payment} name="payment" value={typed.payment} choices={methods} />
        </div>
        <Checkbox name="terms" label={texts.terms} defaultChecked={typed.terms === 'on'} />
        {quote && (
          <section className="rounded-md border border-line bg-surface p-4" aria-live="polite">
            <ul>
              {[...quote.lines, quote.delivery].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className="mt-2 font-semibold">
              {texts.sums}: {quote.toPay}
            </p>
          </section>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="quote" look={quote ? 'secondary' : 'primary'}>
            {texts.quote}
          </Button>
          {quote && (
            <Button type="submit" name="intent" value="place">
              {texts.place}
            </Button>
          )}
        </div>
      </Form>
    </>
  );
}

function TextField({ label, name, value = '' }: { label: string; name: string; value?: string }) {
  return (
    <Field label={label}>
      {(control) => <Input {...control} name={name} defaultValue={value} maxLength={200} autoComplete="off" />}
    </Field>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value?: string;
  choices: { id: number; name: string }[];
}

function Choice({ label, name, value = '', choices }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={value}>
          {choices.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
