import { describe, expect, it } from 'vitest';
import { addForm } from './add-form.ts';

const good = {
  key: 'klucz-formularza',
  product: 'Namiot Wyprawa',
  serial_number: '',
  usterka: 'Przecieka',
  begind: '6',
  beginm: '5',
  beginy: '2026',
  buy_place: 'shop',
  buy_place_desc: '',
  stock: '1',
  payment_source: 'b',
  payment_addres1: '61 1090 1014 0000 0712 1981 2874',
  payment_addres2: '',
  payment_addres3: '',
  email: 'ewa@example.com',
  phone: '',
};

function check(change: Partial<typeof good> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...good, ...change })) data.append(name, value);
  const { values, reply } = addForm('2026-11-15').read(data);
  return reply.error ?? values;
}

const INCOMPLETE = 'Wypełnij wszystkie pola formularza.';
const REQUIRED = 'Proszę wypełnić to pole.';

describe('the form of a complaint without an order', () => {
  it('S3.59 carries every field, the date in three parts', () => {
    expect(check()).toMatchObject(good);
  });

  it.each(['product', 'begind', 'beginm', 'beginy', 'buy_place', 'usterka', 'payment_source', 'email'] as const)(
    'S5.50 without %s says so in exactly these words, and marks the field',
    (name) => {
      expect(check({ [name]: '' })).toEqual({ '': [INCOMPLETE], [name]: [REQUIRED] });
    },
  );

  it.each([
    ['bank account', { payment_addres1: '' }, 'payment_addres1'],
    ['refund address', { payment_source: 'p' }, 'payment_addres2'],
    ['cheque data', { payment_source: 'c' }, 'payment_addres3'],
    ['name of the place', { buy_place: 'other' }, 'buy_place_desc'],
  ])('S5.50 asks for the %s its choice needs', (_, change, name) => {
    expect(check(change)).toEqual({ '': [INCOMPLETE], [name]: [REQUIRED] });
  });

  it.each([
    [{ payment_addres1: '61 1090 1014 0000 0712 1981 2875' }, 'payment_addres1'],
    [{ begind: '31', beginm: '2' }, 'begind'],
    [{ beginy: '2027' }, 'begind'],
    [{ buy_place: 'kosmos' }, 'buy_place'],
    [{ payment_source: 'x' }, 'payment_source'],
    [{ product: 'Na' }, 'product'],
    [{ usterka: 'x'.repeat(2001) }, 'usterka'],
    [{ email: 'ewa@' }, 'email'],
    [{ phone: '123' }, 'phone'],
  ])('%o is refused at %s', (change, name) => {
    expect(Object.keys(check(change))).toContain(name);
  });

  it('takes the other ways of giving money back', () => {
    const methods = [
      { payment_source: 'p', payment_addres2: 'ul. Długa 1, Kraków' },
      { payment_source: 't', payment_addres1: '' },
      { payment_source: 'c', payment_addres3: 'Ewa Nowak, ul. Długa 1' },
    ];
    for (const method of methods) expect(check(method)).toMatchObject({ ...good, ...method });
  });
});
