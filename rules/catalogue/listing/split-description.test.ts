import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitDescription } from './split-description.ts';

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
