import { expect, it } from 'vitest';
import { readerName } from './reader-name.ts';

it.each(['Ola', 'Zażółć-Gęślą', "Mary O'Hara", 'Jan J. Kowalski', 'dr Ewa'])('%s is a name', (name) => {
  expect(readerName(` ${name} `)).toBe(name);
});

it.each(['Ola\nWygrałaś', 'https://zlo.example', 'www.zlo', 'kliknij zlo.pl', '<b>Ola</b>', 'ola@zlo.pl', 'zlo.pl/x'])(
  '%j greets nobody',
  (typed) => expect(readerName(typed)).toBe(''),
);
