import { describe, expect, it } from 'vitest';
import {
  BANK_ACCOUNT_CHECK,
  checkWithServer,
  EMAIL_CHECK,
  isLostAnswer,
  LIVE_VALIDATION_MS,
  PHONE_CHECK,
  parseServerVerdict,
  SCROLL_TO_ERROR_MS,
} from './server-check.ts';

describe('checkWithServer', () => {
  it('S7.63 a GET field sends its name and value in the address', () => {
    expect(
      checkWithServer('61 1090', {
        url: '/ajax/payments.php?action=verify_iban',
        parameter: 'bankAccount',
        method: 'get',
      }),
    ).toEqual({
      url: '/ajax/payments.php?action=verify_iban&bankAccount=61+1090',
      method: 'GET',
      body: null,
    });
  });

  it('S7.63 a POST field sends its name and value in the body', () => {
    expect(checkWithServer('a&b@c.pl', { url: '/check', parameter: 'client_email', method: 'post' })).toEqual({
      url: '/check',
      method: 'POST',
      body: 'client_email=a%26b%40c.pl',
    });
  });

  it('appends what the field names besides its value', () => {
    const check = {
      url: '/check',
      parameter: 'client_zipcode',
      method: 'get',
      extra: 'client_region=114&x=1',
    } as const;
    expect(checkWithServer('00-001', check).url).toBe('/check?client_zipcode=00-001&client_region=114&x=1');
  });
});

it.each([
  [BANK_ACCOUNT_CHECK, { url: '/ajax/payments.php?action=verify_iban&bankAccount=7', method: 'GET', body: null }],
  [EMAIL_CHECK, { url: '/ajax/client-new.php?validAjax=true', method: 'POST', body: 'client_email=7' }],
  [PHONE_CHECK, { url: '/ajax/client-new.php?validAjax=true', method: 'POST', body: 'client_phone=7' }],
])('S7.63 %j is asked by %j', (check, question) => {
  expect(checkWithServer('7', check)).toEqual(question);
});

describe('parseServerVerdict', () => {
  it.each([
    [{ errno: 0 }, 'accepted'],
    [{ errno: '0' }, 'accepted'],
    [{ errno: false }, 'accepted'],
    [{ errno: null }, 'accepted'],
    [{ errno: '' }, 'accepted'],
    [{}, 'accepted'],
    [{ errno: 1 }, 'rejected'],
    [{ errno: '7' }, 'rejected'],
    [{ errno: 'bad' }, 'rejected'],
  ])('S5.20 S7.64 %o means %s', (answer, verdict) => {
    expect(parseServerVerdict(answer)).toBe(verdict);
  });

  it.each([[null], ['<html>'], [undefined]])('S7.65 %o is no verdict', (answer) => {
    expect(parseServerVerdict(answer)).toBe('unreachable');
  });
});

it('S9.65 live validation waits 500 ms', () => {
  expect(LIVE_VALIDATION_MS).toBe(500);
});

it('S5.24 the way to the first error takes 300 ms', () => {
  expect(SCROLL_TO_ERROR_MS).toBe(300);
});

it.each([
  [undefined, true],
  [500, true],
  [503, true],
  [429, true],
  [413, true],
  [200, false],
  [302, false],
  [403, false],
  [404, false],
])('X.39 an answer with the status %s is lost: %s', (status, lost) => {
  expect(isLostAnswer(status)).toBe(lost);
});
