import { expect, it } from 'vitest';
import { isSealed, seal, unseal } from './sealed.ts';

const keeper = { secretKey: 'a key of the process, long enough' };
const SECRET = 'JBSWY3DPEHPK3PXP';

it('O.08 what is sealed opens by the same key and in its own place alone', () => {
  const stored = seal(keeper, SECRET, 'totp:7');
  expect(stored).not.toContain(SECRET);
  expect(isSealed(stored)).toBe(true);
  expect(unseal(keeper, stored, 'totp:7')).toBe(SECRET);
  expect(unseal(keeper, stored, 'totp:8')).toBeNull();
  expect(unseal({ secretKey: 'another key of another process' }, stored, 'totp:7')).toBeNull();
  expect(unseal({}, stored, 'totp:7')).toBeNull();
});

it('O.08 what was changed does not open, however it was cut or bent', () => {
  const stored = seal(keeper, SECRET, 'totp:7');
  for (const bent of [
    stored.slice(0, -1),
    `${stored.slice(0, 20)}A${stored.slice(21)}B`,
    'sealed:1:',
    'sealed:1:AAAA',
  ]) {
    expect(unseal(keeper, bent, 'totp:7')).toBeNull();
  }
});

it('two seals of one secret differ; without a key it is stored in the clear, and is read either way', () => {
  expect(seal(keeper, SECRET, 'totp:7')).not.toBe(seal(keeper, SECRET, 'totp:7'));
  expect(seal({}, SECRET, 'totp:7')).toBe(SECRET);
  expect(unseal(keeper, SECRET, 'totp:7')).toBe(SECRET);
  expect(seal(keeper, '', 'totp:7')).toBe('');
});
