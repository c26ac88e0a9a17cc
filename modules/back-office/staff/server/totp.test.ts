import { Secret } from 'otpauth';
import { expect, it } from 'vitest';
import { findTotpStep, newTotpSecret, totpAddress, totpCode } from './totp.ts';

const rfc = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('O.08 RFC 6238, appendix B: at %d seconds the code is %s', (seconds, code) => {
  expect(totpCode(rfc, at(seconds), 8)).toBe(code);
});

it('O.08 a code is good in its half minute and the one on either side, and names its half minute', () => {
  const code = totpCode(rfc, at(3000));
  expect(findTotpStep(rfc, code, at(3000))).toBe(100);
  expect(findTotpStep(rfc, ` ${code.slice(0, 3)} ${code.slice(3)} `, at(3059))).toBe(100);
  expect(findTotpStep(rfc, code, at(2970))).toBe(100);
  expect(findTotpStep(rfc, code, at(3060))).toBeNull();
  expect(findTotpStep(rfc, code, at(2969))).toBeNull();
});

it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('%j is no code', (typed) => {
  expect(findTotpStep(rfc, typed, at(3000))).toBeNull();
});

it('a user without an authenticator has no code', () => {
  expect(findTotpStep('', totpCode(rfc, at(3000)), at(3000))).toBeNull();
});

it('a secret has 160 bits and is in the address an authenticator reads', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  const address = new URL(totpAddress({ secret, shop: 'Łąka i spółka', email: 'ola@example.com' }));
  expect(address.protocol).toBe('otpauth:');
  expect(address.searchParams.get('secret')).toBe(secret);
  expect(address.searchParams.get('issuer')).toBe('Łąka i spółka');
});
