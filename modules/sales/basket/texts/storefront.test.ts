import { describe, expect, it } from 'vitest';
import { LINE_CODES } from '../rules/line-outcome.ts';
import * as basketTexts from './storefront.ts';

const rope = { name: 'Lina', unit: 'metr' };

describe('texts of the basket', () => {
  it('S5.03 S5.04 limits are named with the unit in its right form', () => {
    expect(basketTexts.outcome({ code: 'raised', limit: 5 }, rope)).toContain(
      'Minimalnie musisz zamówić 5\u00a0metrów',
    );
    expect(basketTexts.outcome({ code: 'lowered', limit: 1.5 }, rope)).toContain(
      'Maksymalnie możesz zamówić: 1,5\u00a0metra',
    );
  });

  it('a unit that ends with a full stop closes its sentence', () => {
    expect(basketTexts.outcome({ code: 'lowered', limit: 31 }, { name: 'Kubek', unit: 'szt.' })).toBe(
      'Maksymalnie możesz zamówić: 31\u00a0szt. Tyle wpisaliśmy: Kubek.',
    );
  });

  it('S5.11 a refused file is named where its name is known', () => {
    expect(basketTexts.outcome({ code: 'file-blocked' }, rope, 'obraz.png')).toContain('Pliku „obraz.png” nie można');
    expect(basketTexts.outcome({ code: 'file-blocked' }, rope)).toContain('Tego pliku nie można');
  });

  it.each(LINE_CODES)('%s has a text that needs no product', (code) => {
    // The specification writes this one without its full stop (S6.04).
    const end = code === 'not-enough-points' ? 'Nie masz wystarczającej ilości punktów' : /^[A-ZŁŚŻ].+\.$/;
    expect(basketTexts.outcome({ code, limit: 3 })).toMatch(end);
  });
});
