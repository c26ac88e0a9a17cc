import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainOpinion, shortenOpinion } from './opinion-text.ts';

it.each([
  ['  Ciepła   i lekka. ', 'Ciepła i lekka.'],
  ['Jeden\r\n\r\n\r\n\r\ndwa', 'Jeden\n\ndwa'],
  ['a\u0000b\u0007c', 'ab c'],
  ['Jeden\rdwa', 'Jeden\ndwa'],
  ['Jeden \n dwa\ntrzy', 'Jeden\ndwa\ntrzy'],
  ['x'.repeat(19).concat(' y'), 'x'.repeat(19)],
  ['x'.repeat(19).concat('👍'), 'x'.repeat(19)],
  ['a\ud83db', 'a\ufffdb'],
  ['tekst \u202eodwrócony', 'tekst odwrócony'],
  ['<b>nie</b>', '<b>nie</b>'],
  [' \n\t ', ''],
  ['x'.repeat(30), 'x'.repeat(20)],
])('%j is kept as %j', (written, kept) => {
  expect(plainOpinion(written, 20)).toBe(kept);
});

describe('an opinion on the wall', () => {
  it('S9.56 of 95 characters stays whole, one of 96 is cut', () => {
    expect(shortenOpinion('a'.repeat(95))).toEqual({ text: 'a'.repeat(95), cut: false });
    expect(shortenOpinion('a'.repeat(96))).toEqual({ text: `${'a'.repeat(95)}…`, cut: true });
  });

  it('S9.56 is cut after a whole word', () => {
    const { text, cut } = shortenOpinion(`${'słowo '.repeat(20)}koniec`);
    expect(cut).toBe(true);
    expect(text).toBe(`${'słowo '.repeat(15)}słowo…`);
  });

  it('S9.56 is cut after the last whole word where the next one does not fit', () => {
    const start = 'słowo '.repeat(15).trim();
    expect(shortenOpinion(`  ${start} niezmieszczone słowo  `)).toEqual({ text: `${start}…`, cut: true });
    expect(shortenOpinion(`${start}, – niezmieszczone`).text).toBe(`${start}…`);
    expect(shortenOpinion(`${'a'.repeat(47)} ${'b'.repeat(60)}`).text).toBe(`${'a'.repeat(47)} ${'b'.repeat(47)}…`);
    expect(shortenOpinion(`${'a'.repeat(48)} ${'b'.repeat(60)}`).text).toBe(`${'a'.repeat(48)}…`);
  });

  it('S9.56 is cut where the first line ends after a whole word', () => {
    const line = `${'słowo '.repeat(15)}słowo`;
    expect(shortenOpinion(`${line}\ndruga`)).toEqual({ text: `${line}…`, cut: true });
  });

  it('S9.56 never ends in half a character', () => {
    expect(shortenOpinion(`${'a'.repeat(94)}👍👍`).text).toBe(`${'a'.repeat(94)}…`);
    expect(shortenOpinion(`${'a'.repeat(93)}👍👍`).text).toBe(`${'a'.repeat(93)}👍…`);
    expect(shortenOpinion(`${'a'.repeat(94)}\uffe8${'a'.repeat(9)}`).text).toBe(`${'a'.repeat(94)}\uffe8…`);
  });

  it('S9.56 of two lines stays whole, a third line is cut', () => {
    expect(shortenOpinion('Ciepła.\nLekka.')).toEqual({ text: 'Ciepła.\nLekka.', cut: false });
    expect(shortenOpinion('Ciepła\n\nLekka\nPolecam')).toEqual({ text: 'Ciepła\nLekka…', cut: true });
  });

  it('never has more than 95 characters and the dots', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (content) => {
        const { text, cut } = shortenOpinion(content);
        expect(text.length).toBeLessThanOrEqual(96);
        expect(text.split('\n').length).toBeLessThanOrEqual(2);
        if (!cut) expect(text.replace(/\s/g, '')).toBe(content.replace(/\s/g, ''));
        expect(text.isWellFormed()).toBe(content.isWellFormed());
      }),
    );
  });
});
