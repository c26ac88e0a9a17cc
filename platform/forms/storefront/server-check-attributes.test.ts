import { expect, it } from 'vitest';
import { rejection, serverCheckAttributes } from './server-check-attributes.ts';

it('S5.20 a field carries where and how it is checked', () => {
  expect(serverCheckAttributes({ url: '/check', parameter: 'client_email', method: 'post' })).toEqual({
    'data-validation-url': '/check',
    'data-validation': 'client_email',
    'data-ajaxtype': 'post',
  });
  expect(serverCheckAttributes(undefined)).toEqual({});
});

it('S5.21 a rejected bank account has its own error', () => {
  expect(rejection({ url: '/', parameter: 'bankAccount', method: 'get' })).toEqual({ code: 'bank-account' });
  expect(rejection({ url: '/', parameter: 'client_email', method: 'get' })).toEqual({ code: 'rejected' });
});
