import { describe, expect, it } from 'vitest';
import {
  aGtin,
  aMoment,
  aPrice,
  aQuantity,
  aStock,
  aText,
  aTone,
  aVat,
  aWhole,
  aYesNo,
  type FieldReader,
  oneOf,
} from './field-readers.ts';
import { reasonOf } from './import-fault.ts';

const short = aText(3);
const upToTwelve = aWhole(12);
const aOrB = oneOf('a', 'b');

describe('X.33 a cell', () => {
  it.each<[string, string, unknown, FieldReader]>([
    ['a text', 'abc', 'abc', short],
    ['a price', '129.90', 12_990, aPrice],
    ['a price', '129,90 zł', 12_990, aPrice],
    ['a price', '129zł', 12_900, aPrice],
    ['a price', '129.00  pln', 12_900, aPrice],
    ['a price', '0.01', 1, aPrice],
    ['a price', '0.12', 12, aPrice],
    ['a price', '12.5000', 1250, aPrice],
    ['a price', '21474836.47', 2_147_483_647, aPrice],
    ['a stock', '-1', -1, aStock],
    ['a stock', 'unlimited', -1, aStock],
    ['a stock', '0', 0, aStock],
    ['a stock', '1,5', 1.5, aStock],
    ['a stock', '999999999', 999_999_999, aStock],
    ['a quantity', '0.125', 0.125, aQuantity],
    ['a quantity', '999999999', 999_999_999, aQuantity],
    ['a whole number', '0', 0, upToTwelve],
    ['a whole number', '12', 12, upToTwelve],
    ['a VAT rate', '23', 230, aVat],
    ['a VAT rate', '8 %', 80, aVat],
    ['a VAT rate', '5%', 50, aVat],
    ['a VAT rate', 'zw', 0, aVat],
    ['a VAT rate', 'ZW.', 0, aVat],
    ['a moment', '2026-05-31 23:59', '2026-05-31T21:59:00.000Z', aMoment],
    ['yes or no', 'TAK', true, aYesNo],
    ['yes or no', '1', true, aYesNo],
    ['yes or no', 'false', false, aYesNo],
    ['yes or no', '0', false, aYesNo],
    ['one of some', 'b', 'b', aOrB],
    ['a bar code', '5901234123457', '5901234123457', aGtin],
    ['a colour', '#2F6B3a', '#2f6b3a', aTone],
  ])('of %s with „%s” holds %j', (_, text, value, read) => {
    expect(read(text)).toEqual({ value });
  });

  it.each<[string, string, FieldReader]>([
    ['a\0b', 'holds a NUL character', short],
    ['abcd', 'is longer than 3 characters', short],
    ['', '"" is no price, such as 129.90', aPrice],
    ['-5', '"-5" is no price, such as 129.90', aPrice],
    ['5 zł netto', '"5 zł netto" is no price, such as 129.90', aPrice],
    ['5 złPLN', '"5 złPLN" is no price, such as 129.90', aPrice],
    ['5xzł', '"5xzł" is no price, such as 129.90', aPrice],
    ['21474836.48', '"21474836.48" is no price, such as 129.90', aPrice],
    ['0.001', '"0.001" is no price, such as 129.90', aPrice],
    ['5.001', '"5.001" is no price: it has more than two decimals', aPrice],
    ['5.0001', '"5.0001" is no price: it has more than two decimals', aPrice],
    ['--1', '"--1" is no number of pieces (-1 is unlimited)', aStock],
    ['-10', '"-10" is no number of pieces (-1 is unlimited)', aStock],
    ['999999999.5', '"999999999.5" is no number of pieces (-1 is unlimited)', aStock],
    ['ok. 5', '"ok. 5" is no number of pieces (-1 is unlimited)', aStock],
    ['5 szt.', '"5 szt." is no number of pieces (-1 is unlimited)', aStock],
    ['1.2345', '"1.2345" is no number of pieces (-1 is unlimited)', aStock],
    ['0', '"0" is no quantity above 0', aQuantity],
    ['x', '"x" is no quantity above 0', aQuantity],
    ['999999999.5', '"999999999.5" is no quantity above 0', aQuantity],
    ['13', '"13" is no whole number up to 12', upToTwelve],
    ['1,5', '"1,5" is no whole number up to 12', upToTwelve],
    ['-5', '"-5" is no whole number up to 12', upToTwelve],
    ['5 ', '"5 " is no whole number up to 12', upToTwelve],
    ['0000000001', '"0000000001" is no whole number up to 12', upToTwelve],
    ['zwolniony', '"zwolniony" is no VAT rate: 23, 8, 5, 0 or zw', aVat],
    ['nie zw', '"nie zw" is no VAT rate: 23, 8, 5, 0 or zw', aVat],
    ['23%%', '"23%%" is no VAT rate: 23, 8, 5, 0 or zw', aVat],
    ['2%3', '"2%3" is no VAT rate: 23, 8, 5, 0 or zw', aVat],
    ['jutro', '"jutro" is no moment, such as 2026-05-31 23:59', aMoment],
    ['01', '"01" is neither yes nor no', aYesNo],
    ['10', '"10" is neither yes nor no', aYesNo],
    ['c', '"c" is none of a, b', aOrB],
    ['5901234123450', '"5901234123450" is no bar code number (wrong length or last digit)', aGtin],
    ['x#2f6b3a', '"x#2f6b3a" is no colour, such as #2f6b3a', aTone],
    ['#2f6b3a0', '"#2f6b3a0" is no colour, such as #2f6b3a', aTone],
    ['#2f6b3', '"#2f6b3" is no colour, such as #2f6b3a', aTone],
  ])('with „%s” is refused: %s', (text, wrong, read) => {
    const found = read(text);
    expect('wrong' in found && reasonOf(found.wrong)).toBe(wrong);
  });
});
