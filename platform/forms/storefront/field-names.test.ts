import { describe, expect, it } from 'vitest';
import { clientFormFields } from '#modules/customers/accounts/storefront/client-form/client-form-fields.ts';
import { defineForm, type FieldName, fieldsOfRole } from './define-form.ts';
import { checkboxField, type FormField, textField } from './form-field.ts';
import { parseForm } from './parse-form.server.ts';
import type { FieldState, RenderField } from './use-shop-form.ts';

const form = (asked: boolean) =>
  defineForm(
    {
      email: textField({ required: true, validate: true }),
      news: checkboxField(),
      ...fieldsOfRole('delivery', ['city'], textField),
      ...(asked ? { current: textField({ secret: true }) } : {}),
    },
    // @ts-expect-error a text at a field the form does not have
    ({ email }) => (email === 'x' ? { emial: 'Nie tak.' } : {}),
  );

const fieldState: RenderField<keyof ReturnType<typeof form>['fields']> = (name) => ({
  control: { id: name, name, 'data-mark': 'none' },
});

// The compiler is what is tested here: each expected error that does not come is an error of its own.
describe('names of fields come from the form', () => {
  it('renders a field by a name of its form only', () => {
    const states: FieldState[] = [
      fieldState('email'),
      fieldState('current'),
      fieldState('delivery_city'),
      // @ts-expect-error misspelt
      fieldState('emial'),
      // @ts-expect-error a part the address does not have
      fieldState('delivery_street'),
    ];
    expect(states).toHaveLength(5);
  });

  it('what was sent is read by the names of the form, each with its own type', () => {
    const { values, reply } = form(true).read(new FormData());
    const news: boolean = values.news;
    const current: string | undefined = values.current;
    // @ts-expect-error a field not every shopper is asked for may lack
    const always: string = values.current;
    // @ts-expect-error misspelt
    expect([values.newz, reply.error?.emial, reply.initialValue.emial]).toEqual([undefined, undefined, undefined]);
    expect([news, current, always]).toEqual([false, '', '']);
    expect(form(false).read(new FormData()).values).toEqual({ email: '', news: false, delivery_city: '' });
  });

  it('a refusal of the shop names fields of the form', async () => {
    const body = new URLSearchParams({ email: 'ola@example.com' });
    const sent = await parseForm(new Request('http://sklep.test', { method: 'POST', body }), form(false));
    if (sent.kind !== 'ok') throw new Error('the form is right');
    expect(sent.refuse({ fields: { email: 'Zajęty.' } }).error).toEqual({ email: ['Zajęty.'] });
    // @ts-expect-error misspelt
    expect(sent.refuse({ fields: { emial: 'Zajęty.' } }).error).toEqual({ emial: ['Zajęty.'] });
  });

  it('addresses are named by role and part, lines of an order by their number', () => {
    const client: (keyof ReturnType<typeof clientFormFields>)[] = ['client_nip', 'delivery_region'];
    // @ts-expect-error contract 3.14 says region
    client.push('client_country');
    expect(client.map((name) => name in clientFormFields())).toEqual([true, true, false]);
    const lines = defineForm({} as { [name: `line_${number}`]: FormField<boolean> });
    const names: FieldName<typeof lines>[] = ['line_7'];
    // @ts-expect-error no number
    names.push('line_first');
    expect(names).toHaveLength(2);
  });
});
