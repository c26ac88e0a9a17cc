import { describe, expect, it } from 'vitest';
import { defineForm } from './define-form.ts';
import { checkboxField, textField } from './form-field.ts';

const form = defineForm(
  {
    name: textField({ validate: true, required: true, minlength: 3 }),
    nick: textField(),
    password: textField({ secret: true }),
    repeat: textField({ validate: true, required: true, secret: true }),
    terms: checkboxField(),
  },
  ({ name, password, repeat }) => ({
    ...(password === repeat ? {} : { repeat: 'Hasła się różnią' }),
    ...(name === 'Nikt' ? { '': 'Tak nie można' } : {}),
  }),
);

function read(sent: Record<string, string | File | string[]>) {
  const data = new FormData();
  const good = { name: 'Alicja', password: 'tajne1', repeat: 'tajne1' };
  for (const [name, values] of Object.entries({ ...good, ...sent })) {
    for (const value of [values].flat()) data.append(name, value);
  }
  return form.read(data);
}

describe('defineForm', () => {
  it('reads every field, also those not sent', () => {
    const { values, reply } = read({ terms: 'on', unknown: 'x' });
    expect(values).toEqual({ name: 'Alicja', nick: '', password: 'tajne1', repeat: 'tajne1', terms: true });
    expect(reply.error).toBeUndefined();
  });

  it('knows a field by its name with brackets too', () => {
    const { values, reply } = read({ 'nick[]': 'Ala' });
    expect(values.nick).toBe('Ala');
    expect(reply.initialValue.nick).toBe('Ala');
  });

  it('takes and echoes the first of a name sent twice', () => {
    const { values, reply } = read({ nick: ['Ala', 'Ola'], 'nick[]': 'Ela' });
    expect(values.nick).toBe('Ala');
    expect(reply.initialValue.nick).toBe('Ala');
  });

  it('echoes what was typed as it was typed, but nothing secret, empty, unknown or of a file', () => {
    expect(read({ name: ' Al ' }).reply.initialValue).toEqual({ name: ' Al ' });
    expect(read({ nick: '', unknown: 'x' }).reply.initialValue).toEqual({ name: 'Alicja' });
    expect(read({ nick: new File(['x'], 'x.txt') }).reply.initialValue).toEqual({ name: 'Alicja' });
  });

  it('says what a field found first, and then what comparing found', () => {
    expect(read({ repeat: '' }).reply.error).toEqual({ repeat: ['Proszę wypełnić to pole.', 'Hasła się różnią'] });
  });

  it('says what concerns no single field under the empty name', () => {
    expect(read({ name: 'Nikt' }).reply.error).toEqual({ '': ['Tak nie można'] });
  });
});
