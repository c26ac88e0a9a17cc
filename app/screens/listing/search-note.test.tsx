import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import SearchNote from './search-note.tsx';
import type { ShownListing } from './shown-listing.ts';

type Told = Pick<ShownListing, 'text' | 'correctedText' | 'leftOut' | 'partial' | 'shopPages' | 'total'>;

const AS_TYPED = { correctedText: null, leftOut: [], partial: false, shopPages: [], total: 9 };

function render(told: Partial<Told>) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <SearchNote listing={{ ...AS_TYPED, text: 'kubek', ...told } as ShownListing} />
    </MemoryRouter>,
  );
  return { html, words: html.replace(/<[^>]*>/g, '') };
}

it('X.26 of a long text the beginning is said; the link still searches for all of it', () => {
  const { html, words } = render({ text: 'namoit '.repeat(100), correctedText: 'namiot'.repeat(100) });
  expect(words.length).toBeLessThan(300);
  expect(html).toContain(`text=${'namiot'.repeat(100)}"`);
});

it.each([
  [['qqxx'], 'Nie znaleźliśmy słowa „qqxx”, dlatego pokazujemy wyniki dla frazy buty.'],
  [['qqxx', 'yyzz'], 'Nie znaleźliśmy słów „qqxx” i „yyzz”, dlatego pokazujemy wyniki dla frazy buty.'],
])('X.26 words no product has are named: %s', (leftOut, said) => {
  expect(render({ text: 'buty qqxx', correctedText: 'buty', leftOut }).words).toBe(said);
});

it('says when no product has all the words, and nothing when all were found', () => {
  expect(render({ partial: true }).words).toContain('Żaden produkt nie pasuje do wszystkich słów');
  expect(render({}).words).toBe('');
});

it('names pages beside products; without products they stand below', () => {
  const shopPages = [{ name: 'Zwroty', link: '/zwroty' }];
  expect(render({ shopPages }).html).toContain('href="/zwroty"');
  expect(render({ shopPages, total: 0 }).words).toBe('');
});
