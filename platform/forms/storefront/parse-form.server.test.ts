import { describe, expect, it } from 'vitest';
import { defineForm } from './define-form.ts';
import { checkboxField, textField } from './form-field.ts';
import { parseForm } from './parse-form.server.ts';

const signUp = defineForm(
  {
    email: textField({ kind: 'email', validate: true, required: true }),
    password: textField({ validate: true, required: true, minlength: 6, secret: true }),
    repeat: textField({ secret: true }),
    terms: checkboxField({ validate: true, required: true }),
  },
  ({ password, repeat }) => (password === repeat ? {} : { repeat: 'Hasła się różnią' }),
);

const good = { email: 'ala@polana.pl', password: 'tajne1', repeat: 'tajne1', terms: 'on' };

function post(fields: Record<string, string>): Request {
  return new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(fields) });
}

describe('parseForm', () => {
  it('gives typed values of a good form', async () => {
    const form = await parseForm(post(good), signUp);
    expect(form).toMatchObject({ kind: 'ok', value: { email: 'ala@polana.pl', password: 'tajne1', terms: true } });
  });

  it('keeps the typed values with the errors, except passwords', async () => {
    const form = await parseForm(post({ ...good, email: 'ala@', terms: '' }), signUp);
    expect(form.kind).toBe('wrong');
    if (form.kind !== 'wrong') return;
    expect(form.reply.initialValue).toEqual({ email: 'ala@' });
    expect(form.reply.error).toEqual({
      email: ['Podano niepoprawny adres email.'],
      terms: ['Proszę zaznaczyć to pole.'],
    });
  });

  it('compares fields with each other', async () => {
    const form = await parseForm(post({ ...good, repeat: 'inne' }), signUp);
    expect(form).toMatchObject({ kind: 'wrong', reply: { error: { repeat: ['Hasła się różnią'] } } });
  });

  it('refuses a text by its length before any rule reads it, and sends it back', async () => {
    const phone = `x${' '.repeat(60_000)}x`;
    const compared: string[] = [];
    const form = defineForm(
      { phone: textField({ kind: 'phone', validate: true, maxlength: 200 }), city: textField({ maxlength: 200 }) },
      (values) => {
        compared.push(values.phone);
        return { phone: 'Podaj telefon', city: 'Podaj miasto' };
      },
    );
    expect(await parseForm(post({ phone }), form)).toMatchObject({
      kind: 'wrong',
      reply: {
        initialValue: { phone },
        error: { phone: ['Wpisz najwyżej 200\u00a0znaków.'], city: ['Podaj miasto'] },
      },
    });
    expect(compared).toEqual(['']);
  });

  it('refuses a long text in a field without checks and without a maximum', async () => {
    const form = defineForm({ key: textField() });
    const parsed = await parseForm(post({ key: 'a'.repeat(60_000) }), form);
    expect(parsed).toMatchObject({ reply: { error: { key: ['Wpisz najwyżej 10000\u00a0znaków.'] } } });
  });

  it('lets the shop refuse later, keeping what was typed', async () => {
    const form = await parseForm(post(good), signUp);
    if (form.kind !== 'ok') throw new Error('the form is good');
    const reply = form.refuse({ fields: { email: 'Ten adres jest zajęty' }, form: 'Nie udało się' });
    expect(reply).toMatchObject({
      initialValue: { email: 'ala@polana.pl', terms: 'on' },
      error: { email: ['Ten adres jest zajęty'], '': ['Nie udało się'] },
    });
    expect(JSON.stringify(reply)).not.toContain('tajne1');
  });

  it.each([
    ['no form at all', { 'Content-Type': 'application/json' }, '{"email":1}'],
    ['a broken multipart body', { 'Content-Type': 'multipart/form-data; boundary=x' }, '--y'],
    [
      'hostile names',
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      '__proto__[a]=1&email[0][b]=1&email=x&][',
    ],
  ])('survives %s', async (_name, headers, body) => {
    const form = await parseForm(new Request('http://localhost/', { method: 'POST', headers, body }), signUp);
    expect(form).toMatchObject({ kind: 'wrong', reply: { error: { terms: ['Proszę zaznaczyć to pole.'] } } });
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });
});
