import { expect, it } from 'vitest';
import { isPlainLine, isPlainName, plainName } from './plain-name.ts';

it.each(['Ola', 'Zażółć-Gęślą', "Mary O'Hara", 'Jan J. Kowalski', 'dr Ewa', 'Anna – Maria', 'J.K. Nowak'])(
  '%s is a name',
  (name) => {
    expect(plainName(` ${name} `)).toBe(name);
  },
);

it.each([
  ...['Ola\nWygrałaś', 'https://zlo.example', 'www.zlo', 'kliknij zlo.pl', '<b>Ola</b>', 'ola@zlo.pl', 'zlo.pl/x'],
  'Wygrałeś: https://evil.example/x',
  ...['.', '-', '123'],
])('%j gives no greeting', (typed) => {
  expect(isPlainName(typed)).toBe(false);
  expect(plainName(typed)).toBe('');
});

it.each(['ul. Gen.Maczka 5/7', 'Morele.net sp. z o.o.', 'Kowalski & Syn (biuro)', 'Osiedle 1000-lecia #4'])(
  '%s is a line of an address',
  (line) => expect(isPlainLine(line)).toBe(true),
);

it.each(['http://zlo.example', 'Nagroda: HTTPS://zlo.pl', '<a>', 'Leśna 1\nWygrałaś'])('%j is in no address', (line) =>
  expect(isPlainLine(line)).toBe(false),
);
