import { describe, expect, it } from 'vitest';
import { type CheckMoment, checkField, type FieldRule } from './check-field.ts';

function errorOf(value: string | boolean, rule: Partial<FieldRule>, moment: CheckMoment = 'form') {
  const verdict = checkField(value, { kind: 'text', validate: true, ...rule }, moment);
  return verdict.mark === 'error' ? verdict.error.code : verdict.mark;
}

describe('checkField', () => {
  it.each<[Partial<FieldRule>, string | boolean]>([
    [{ required: true }, ''],
    [{ kind: 'email' }, 'nonsense'],
    [{ minlength: 5 }, 'ab'],
    [{ kind: 'checkbox', required: true }, false],
  ])('S5.14 a field not marked validate is never wrong: %o', (rule, value) => {
    expect(errorOf(value, { ...rule, validate: false })).toBe('none');
  });

  it.each([
    ['ab', 'too-short'],
    ['abc', 'ok'],
    ['  ab  ', 'too-short'],
    ['abcde', 'ok'],
    ['abcdef', 'too-long'],
    ['zażół', 'ok'],
    ['👩🏽👩🏽a', 'ok'],
  ])('S5.15 of 3 to 5 characters, %j is %s', (value, result) => {
    expect(errorOf(value, { minlength: 3, maxlength: 5 })).toBe(result);
  });

  it('S5.15 names the limit that was missed', () => {
    expect(checkField('ab', { kind: 'text', validate: true, minlength: 3 }, 'typing')).toEqual({
      mark: 'error',
      error: { code: 'too-short', minlength: 3 },
    });
  });

  it('S5.15 names the limit that was exceeded, and knows none that is not set', () => {
    expect(checkField('abc', { kind: 'text', validate: true, maxlength: 2 }, 'typing')).toEqual({
      mark: 'error',
      error: { code: 'too-long', maxlength: 2 },
    });
    expect(errorOf('a'.repeat(10_000), {})).toBe('ok');
  });

  it('the name of a person is a name', () => {
    expect(errorOf('Ola', { kind: 'name' })).toBe('ok');
    expect(errorOf('https://zlo.example', { kind: 'name' })).toBe('name');
    expect(errorOf('https://zlo.example', { kind: 'text' })).toBe('ok');
  });

  it('S5.16 an e-mail field takes an e-mail only', () => {
    expect(errorOf('a@b', { kind: 'email' })).toBe('email');
    expect(errorOf('ab.pl', { kind: 'email' })).toBe('email');
    expect(errorOf('ala@polana.pl', { kind: 'email' })).toBe('ok');
  });

  it.each([
    ['12345678', 'phone'],
    ['123456789', 'ok'],
    ['123 456 789', 'ok'],
    ['+48 123 456 789', 'ok'],
    ['ala@polana.pl', 'ok'],
    ['ala@polana', 'email'],
    ['ala', 'phone-email'],
  ])('S5.17 phone or e-mail %j is %s', (value, result) => {
    expect(errorOf(value, { kind: 'phone-email' })).toBe(result);
  });

  it.each([
    ['12345678', 'phone'],
    ['123456789', 'ok'],
    ['ala@polana.pl', 'phone-characters'],
    ['1234567890123456', 'phone-long'],
    ['++48 123 456 789', 'phone-characters'],
  ])('S5.17 phone %j is %s', (value, result) => {
    expect(errorOf(value, { kind: 'phone' })).toBe(result);
  });

  it.each([[''], ['   ']])(
    'S5.18 S5.22 %j in a required field is missing at form check, without mark while typing',
    (value) => {
      expect(errorOf(value, { required: true }, 'form')).toBe('required');
      expect(errorOf(value, { required: true }, 'typing')).toBe('none');
    },
  );

  it('S5.22 an empty optional field has no mark', () => {
    expect(errorOf('', { kind: 'email', minlength: 5 })).toBe('none');
  });

  it('S5.19 a checkbox counts by its state', () => {
    expect(errorOf(false, { kind: 'checkbox', required: true })).toBe('unchecked');
    expect(errorOf(true, { kind: 'checkbox', required: true })).toBe('ok');
    expect(errorOf(false, { kind: 'checkbox' })).toBe('none');
    expect(errorOf(false, { kind: 'checkbox', required: true }, 'typing')).toBe('none');
    expect(errorOf('on', { kind: 'checkbox', required: true, minlength: 5 })).toBe('ok');
    expect(errorOf(false, { kind: 'text', required: true })).toBe('unchecked');
  });
});
