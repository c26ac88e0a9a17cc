import { expect, it } from 'vitest';
import * as formTexts from './forms.ts';
import { fieldErrorText } from './forms.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

it('S5.51 the required message', () => {
  expect(fieldErrorText({ code: 'required' })).toBe('Proszę wypełnić to pole.');
});

it('S5.52 the e-mail message', () => {
  expect(fieldErrorText({ code: 'email' })).toBe('Podano niepoprawny adres email.');
});

it('S5.21 the bank account has its own message', () => {
  expect(fieldErrorText({ code: 'bank-account' })).toBe('Wprowadzony numer konta bankowego jest nieprawidłowy.');
  expect(fieldErrorText({ code: 'rejected' })).not.toBe(fieldErrorText({ code: 'bank-account' }));
});

it('S5.25 the comment message', () => {
  expect(formTexts.commentTooLong).toBe('Uwagi mogą mieć maksymalnie 255 znaków.');
});

it.each([
  [1, 'Wpisz co najmniej 1 znak.'],
  [3, 'Wpisz co najmniej 3 znaki.'],
  [26, 'Wpisz co najmniej 26 znaków.'],
])('counts %i characters in Polish', (minlength, text) => {
  expect(plain(fieldErrorText({ code: 'too-short', minlength }))).toBe(text);
});
