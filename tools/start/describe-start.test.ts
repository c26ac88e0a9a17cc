import { expect, it } from 'vitest';
import { describeStart, findStart } from './describe-start.ts';

const ADDRESS = 'https://sklep.example';
const said = (isOpen: boolean, setupCode: string | null, heldBy: string[] = []) =>
  describeStart(ADDRESS, { isOpen, heldBy, setupCode }).join('\n');

it('an open shop says its address', () => {
  expect(said(true, null)).toBe('The shop is open: https://sklep.example');
});

it('O.01 a shop without an owner says where to make one and by which code, and not that it is open', () => {
  const text = said(false, 'abcd-efgh-ijkl');
  expect(text).toMatch(/waiting for its set-up.*https:\/\/sklep\.example\/zaplecze\/start\n.*abcd-efgh-ijkl/s);
  expect(text).not.toContain('is open');
});

it('O.02 a shop that is closed says so, and where it is opened', () => {
  expect(said(false, null)).toMatch(/is closed.*\/zaplecze\/otwarcie/s);
  expect(said(false, null)).not.toContain('is open');
});

it('O.83 a shop that keeps customers out says why, and where it is set', () => {
  expect(said(false, null, ['payment-provider'])).toMatch(/is closed.*payment-provider.*\/zaplecze\/otwarcie/s);
  expect(findStart(said(false, null, ['payment-provider']))).toBe(ADDRESS);
});

it.each([
  [true, null],
  [false, 'abcd-efgh-ijkl'],
  [false, null],
])('rings a bell when the start is done: open %s, code %s', (isOpen, setupCode) => {
  expect(findStart(`{"level":30}\n${said(isOpen, setupCode)}\n`)).toBe(ADDRESS);
  expect(findStart('Building…')).toBeUndefined();
});
