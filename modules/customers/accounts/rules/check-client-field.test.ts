import { expect, it } from 'vitest';
import { type ClientField, type ClientRole, checkClientField } from './check-client-field.ts';

const codeOf = (field: ClientField, value: string, role: ClientRole = 'client', country = 'PL') =>
  checkClientField(field, value, { role, country, today: '2026-05-06' })[0]?.code;

it.each([
  ['736-123-45-62', undefined],
  ['7361234562', undefined],
  ['736123456', 'incorect_nip'],
  ['7361234561', 'incorect_nip'],
  ['736123456a', 'incorect_nip'],
  ['', 'incorect_nip'],
])('S5.29 the NIP %j gets %s', (nip, code) => {
  expect(codeOf('nip', nip)).toBe(code);
});

it.each([
  ['1990-02-01', undefined],
  ['2026-05-06', undefined],
  ['01.02.1990', 'format'],
  ['1990-02-30', 'format'],
  ['2026-05-07', 'future'],
  ['90-02-01', 'format'],
  ['1899-12-31', 'format'],
  ['1900-01-01', undefined],
  ['1990-02-011', 'format'],
  ['x1990-02-01', 'format'],
  ['', undefined],
])('S5.30 the birth date %j is wrong by its %s', (date, fault) => {
  const found = checkClientField('birthdate', date, { role: 'client', country: 'PL', today: '2026-05-06' });
  expect(found).toEqual(fault ? [{ code: 'birth_date', message: fault }] : []);
});

it.each([
  ['30-224', 'PL', undefined, undefined],
  ['30224', 'PL', undefined, undefined],
  ['00 001', 'PL', undefined, undefined],
  ['00–001', 'PL', undefined, undefined],
  ['302-24', 'PL', 'incorect_zipcode', 'XX-XXX'],
  ['10115', 'DE', undefined, undefined],
  ['30-224', 'DE', 'incorect_zipcode', 'XXXXX'],
  ['1012 AB', 'NL', undefined, undefined],
])('S5.31 the zip %s in %s gets %s and the form %s', (zip, country, code, format) => {
  const found = checkClientField('zipcode', zip, { role: 'client', country, today: '2026-05-06' });
  expect(found[0]?.code).toBe(code);
  expect(found[1]?.message).toBe(format);
});

it.each([
  ['street', 'client', 'no_street'],
  ['city', 'client', 'no_city'],
  ['firstname', 'client', 'no_firstname'],
  ['lastname', 'client', 'no_name'],
  ['phone', 'client', 'incorect_phone'],
  ['street', 'delivery', 'no_delivery_street'],
  ['city', 'invoice', 'no_invoice_city'],
  ['firm', 'invoice', 'no_invoice_firmname'],
  ['firstname', 'invoice', 'no_invoice_firstname'],
  ['lastname', 'invoice', 'no_invoice_lastname'],
  ['firstname', 'delivery', 'no_delivery_firstname'],
  ['lastname', 'delivery', 'no_delivery_lastname'],
  ['city', 'delivery', 'no_delivery_city'],
  ['street', 'invoice', 'no_invoice_street'],
  ['nip', 'invoice', 'incorect_nip'],
  ['zipcode', 'delivery', 'incorect_delivery_zipcode'],
  ['zipcode', 'invoice', 'incorect_invoice_zipcode'],
  ['email', 'client', 'incorect_email'],
  ['firm', 'client', 'no_firmname'],
  ['firm', 'delivery', undefined],
  ['nip', 'delivery', undefined],
  ['phone', 'delivery', undefined],
  ['phone', 'invoice', undefined],
  ['email', 'delivery', undefined],
] as const)('S5.32 an empty %s of the %s is refused with %s', (field, role, code) => {
  expect(codeOf(field, '  ', role)).toBe(code);
});

it.each([
  ['firstname', '<b>Jan', 'client', 'illegal_characters_client_firstname'],
  ['firstname', 'Anna-Maria', 'client', undefined],
  ['lastname', "O'Brien Żółć", 'client', undefined],
  ['lastname', 'Kowalski;', 'delivery', 'illegal_characters_delivery_lastname'],
  ['street', 'ul. 3 Maja 5/7', 'client', undefined],
  ['street', 'ul. {Leśna} 1', 'client', 'illegal_characters_client_street'],
  ['city', 'Kraków<', 'client', 'illegal_characters_client_city'],
  ['phone', '600 abc 100', 'client', 'illegal_characters_client_phone'],
  ['firm', 'Młyn & Syn sp. z o.o.', 'client', undefined],
  ['firm', '<script>', 'client', 'illegal_characters_client_firm'],
  ['lastname', '.', 'client', 'illegal_characters_client_lastname'],
  ['firstname', "'", 'delivery', 'illegal_characters_delivery_firstname'],
  ['city', '-', 'client', 'illegal_characters_client_city'],
  ['lastname', 'Nowak – Zięba', 'client', undefined],
  ['lastname', 'O´Neill', 'delivery', undefined],
  ['street', 'ul. Długa 12–14', 'client', undefined],
  ['street', 'os. Leśne 5 #12; klatka B', 'delivery', undefined],
  ['city', 'Bielsko–Biała', 'client', undefined],
  ['phone', '22/123 45 67 wew. 5', 'client', undefined],
  ['phone', '++48600100200', 'client', 'illegal_characters_client_phone'],
  ['street', 'https://zly.example/5', 'client', 'illegal_characters_client_street'],
  ['nip', '525$001009', 'client', 'illegal_characters_client_nip'],
  ['firstname', 'kliknij zlo.pl', 'client', 'illegal_characters_client_firstname'],
  ['lastname', 'kliknij zlo.pl', 'client', 'illegal_characters_client_lastname'],
  ['firm', 'Morele.net', 'client', undefined],
  ['firm', 'Młyn | Syn', 'client', 'illegal_characters_client_firm'],
  ['firm', '<Młyn', 'client', 'illegal_characters_client_firm'],
  ['firm', 'Młyn>', 'invoice', 'illegal_characters_client_firm'],
  ['firstname', 'Jan3', 'client', 'illegal_characters_client_firstname'],
  ['lastname', 'Nowak/Zięba', 'client', 'illegal_characters_client_lastname'],
  ['firstname', 'S', 'client', undefined],
  ['city', 'Łódź 1, (Bałuty)', 'client', undefined],
  ['city', '90-001', 'client', 'illegal_characters_client_city'],
  ['firstname', '.', 'client', 'illegal_characters_client_firstname'],
  ['street', 'ul. {Leśna} 1', 'delivery', 'illegal_characters_delivery_street'],
  ['city', 'Kraków<', 'delivery', 'illegal_characters_delivery_city'],
  ['phone', '600 abc 100', 'delivery', 'illegal_characters_delivery_phone'],
  ['phone', '600', 'delivery', 'incorect_phone'],
  ['phone', '600', 'invoice', 'incorect_invoice_phone'],
  ['email', 'jan@', 'client', 'incorect_email'],
  ['email', 'jan@example.pl', 'client', undefined],
] as const)('S5.33 %s %j of the %s gets %s', (field, value, role, code) => {
  expect(codeOf(field, value, role)).toBe(code);
});

it.each([
  ['1'.repeat(16), '15'],
  ['12345678', ''],
])('the phone %s is refused with %j to say', (phone, message) => {
  const found = checkClientField('phone', phone, { role: 'client', country: 'PL', today: '2026-05-06' });
  expect(found).toEqual([{ code: 'incorect_phone', message }]);
});

it('a street wants its number', () => {
  expect(codeOf('street', 'Leśna')).toBe('no_street_number');
  expect(codeOf('street', 'Leśna', 'invoice')).toBe('no_invoice_street_number');
});

it('S5.29 only a Polish tax number is checked by its digits', () => {
  expect(codeOf('nip', '123', 'client', 'DE')).toBeUndefined();
  expect(codeOf('nip', '123', 'client', 'PL')).toBe('incorect_nip');
});
