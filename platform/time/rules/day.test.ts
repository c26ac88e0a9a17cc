import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay, isMeantDay, parseMinutes, parseMoment, warsawDay, warsawTime, writeMinutes } from './day.ts';

it.each([
  ['2026-05-06T07:00:00Z', '2026-05-06', 540],
  ['2026-12-31T23:30:00Z', '2027-01-01', 30],
  ['2026-07-01T22:00:00Z', '2026-07-02', 0],
])('%s is %s, minute %i in Warsaw', (moment, day, minutes) => {
  expect(warsawTime(new Date(moment))).toEqual({ day, minutes });
  expect(warsawDay(new Date(moment))).toBe(day);
});

it.each([
  ['14:00', 840],
  ['14:00:00', 840],
  ['9:05', 545],
  ['24:00', null],
  ['23:59', 1439],
  ['12:60', null],
  ['x9:05', null],
  ['9:05x', null],
  ['', null],
  ['noon', null],
])('reads %j as %s', (text, minutes) => {
  expect(parseMinutes(text)).toBe(minutes);
});

it.each([
  ['2026-05-06', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-5-6', false],
  ['12026-05-06', false],
  ['2026-05-06T10:00', false],
  ['', false],
])('%j is a day of the calendar: %s', (text, day) => {
  expect(isDay(text)).toBe(day);
});

it('writes minutes as a clock shows them', () => {
  expect(writeMinutes(545)).toBe('09:05');
});

describe('parseMoment', () => {
  it.each([
    ['2026-01-15 12:00:00', '2026-01-15T11:00:00.000Z'],
    ['2026-07-15T12:00', '2026-07-15T10:00:00.000Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z'],
    ['2026-03-29 01:59:59', '2026-03-29T00:59:59.000Z'],
    ['2026-03-29 03:00:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25 00:30:00', '2026-10-24T22:30:00.000Z'],
    ['2026-10-25 03:30:00', '2026-10-25T02:30:00.000Z'],
    ['2026-07-15T12:00:00Z', '2026-07-15T12:00:00.000Z'],
    [' 2026-07-15T12:00 ', '2026-07-15T10:00:00.000Z'],
    ['2026-07-15t12:00z', '2026-07-15T12:00:00.000Z'],
    ['2026-07-15 12:00:00.5+05:00', '2026-07-15T07:00:00.500Z'],
  ])('%s is %s', (text, moment) => {
    expect(parseMoment(text)?.toISOString()).toBe(moment);
  });

  it.each(['', 'x', '2026-13-01', '2026-01-01 25:00:00', '12:00', 'x2026-07-15', '2026-07-15x'])(
    '%j is no moment',
    (text) => {
      expect(parseMoment(text)).toBeNull();
    },
  );

  it('a moment with its zone reads back as itself', () => {
    const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(fc.property(moments, (moment) => parseMoment(moment.toISOString())?.getTime() === moment.getTime()));
  });
});

it.each([
  ['0001-01-01', false],
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2999-12-31', true],
  ['9999-12-31', false],
  ['2026-02-30', false],
])('%s is a plausible day: %s', (text, isMeant) => {
  expect(isMeantDay(text)).toBe(isMeant);
  expect(parseMoment(`${text}T12:00`) !== null).toBe(isMeant);
});
