import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLead, splitDescription } from './split-description.ts';

const plain = (html: string) => html.replace(/<[^>]*>/g, '');
const squeezed = (html: string) => plain(html).replace(/\s+/g, '');

describe('splitDescription', () => {
  it.each([
    ['short text stays whole', '<p>Krótko.</p>', 20, ['<p>Krótko.</p>']],
    ['nothing is no block', '  ', 20, []],
    [
      'cuts between paragraphs',
      '<p>Jeden dwa.</p><p>Trzy cztery.</p>',
      15,
      ['<p>Jeden dwa.</p>', '<p>Trzy cztery.</p>'],
    ],
    ['cuts a long paragraph between words', '<p>raz dwa trzy</p>', 8, ['<p>raz dwa</p>', '<p>trzy</p>']],
    [
      'cuts a long paragraph between sentences where it can',
      '<p>Raz dwa. Trzy? Cztery pięć.</p>',
      20,
      ['<p>Raz dwa. Trzy?</p>', '<p>Cztery pięć.</p>'],
    ],
    [
      'closes and opens the tags around a cut',
      '<ul><li>raz <b>dwa trzy</b></li></ul>',
      8,
      ['<ul><li>raz <b>dwa</b></li></ul>', '<ul><li><b>trzy</b></li></ul>'],
    ],
    ['an entity is one character', '<p>a&nbsp;b c</p>', 3, ['<p>a&nbsp;b</p>', '<p>c</p>']],
    ['a numbered entity is one character', '<p>a&#160;b c</p>', 3, ['<p>a&#160;b</p>', '<p>c</p>']],
    ['and one in hexadecimal', '<p>a&#x2014;b c</p>', 3, ['<p>a&#x2014;b</p>', '<p>c</p>']],
    ['a picture opens nothing', '<p>raz<img src="a.jpg"> dwa</p>', 3, ['<p>raz<img src="a.jpg"></p>', '<p>dwa</p>']],
    ['a tag that closes itself opens nothing', '<p>raz<x /> dwa</p>', 3, ['<p>raz<x /></p>', '<p>dwa</p>']],
    ['a comment opens nothing', '<p>raz<!-- a --> dwa</p>', 3, ['<p>raz<!-- a --></p>', '<p>dwa</p>']],
    ['a paragraph as long as a block begins one', '<p>ab</p><p>raz dwa</p>', 7, ['<p>ab</p>', '<p>raz dwa</p>']],
    [
      'a paragraph longer than a block begins in this one',
      '<p>ab</p><p>raz dwa trzy</p>',
      7,
      ['<p>ab</p><p>raz</p>', '<p>dwa</p>', '<p>trzy</p>'],
    ],
    ['what fits stays in one block', '<p>ab</p><p>cd</p>', 4, ['<p>ab</p><p>cd</p>']],
    [
      'the first paragraph that does not fit leaves no empty block',
      '<p>abcdefgh</p>',
      4,
      ['<p>abcd</p>', '<p>efgh</p>'],
    ],
    [
      'a word that does not fit goes to the next block whole',
      '<p>ab <i>cdef</i></p>',
      5,
      ['<p>ab <i></i></p>', '<p><i>cdef</i></p>'],
    ],
    ['space between elements is no text', '<p>ab</p>\n   <p>cd</p>', 4, ['<p>ab</p>\n   <p>cd</p>']],
    ['a word longer than a block is cut', 'abcdef', 4, ['abcd', 'ef']],
    ['a line break opens nothing', '<p>raz<br>dwa</p>', 3, ['<p>raz<br></p>', '<p>dwa</p>']],
  ])('%s', (_title, html, limit, blocks) => {
    expect(splitDescription(html, limit)).toEqual(blocks);
  });

  it('S9.70 no block has more than 512 characters and no word is lost', () => {
    const word = fc.string({ minLength: 1, maxLength: 14, unit: fc.constantFrom(...'aąbcćdeęłż') });
    const paragraph = fc
      .tuple(fc.constantFrom('p', 'h2', 'li'), fc.array(word, { minLength: 1, maxLength: 300 }))
      .map(([tag, words]) => `<${tag}>${words.join(' ')}</${tag}>`);
    fc.assert(
      fc.property(fc.array(paragraph, { minLength: 1, maxLength: 6 }), (paragraphs) => {
        const blocks = splitDescription(paragraphs.join('\n'));
        for (const block of blocks) expect(plain(block).trim().length).toBeLessThanOrEqual(512);
        expect(blocks.map(squeezed).join('')).toBe(squeezed(paragraphs.join('')));
      }),
      { numRuns: 60 },
    );
  });
});

it.each([
  ['nothing', [], false],
  ['a sentence', ['<p>Ubrania na szlak.</p>'], true],
  ['120 characters, tags not counted', [`<p><strong>${'a'.repeat(120)}</strong></p>`], true],
  ['121 characters', [`<p>${'a'.repeat(121)}</p>`], false],
  ['two blocks', [`<p>${'a'.repeat(100)}</p>`, `<p>${'b'.repeat(100)}</p>`], false],
])('%s as the lead of a listing', (_, blocks, lead) => {
  expect(isLead(blocks)).toBe(lead);
});
