import { describe, expect, it } from 'vitest';
import { findBuyingProblem } from './find-buying-problem.ts';

const good = {
  chosen: 'M',
  amounts: false,
  parts: null,
  refusal: null,
  buying: true,
  forPoints: false,
  configured: true,
};

describe('what stops the product form', () => {
  it('lets a complete form go', () => {
    expect(findBuyingProblem(good)).toBeNull();
  });

  it.each([true, false])('S5.09 no size stops buying and adding to a list (buying: %s)', (buying) => {
    expect(findBuyingProblem({ ...good, chosen: null, buying })).toEqual({ kind: 'size', text: 'Wybierz rozmiar' });
  });

  it('of a gift card an amount is chosen', () => {
    const problem = findBuyingProblem({ ...good, chosen: null, amounts: true });
    expect(problem).toEqual({ kind: 'size', text: 'Wybierz kwotę' });
  });

  it.each([true, false])(
    'S5.10 a part without size or version stops buying and adding to a list (buying: %s)',
    (buying) => {
      const problem = findBuyingProblem({ ...good, parts: { kind: 'missing', part: 7 }, buying });
      expect(problem).toMatchObject({ kind: 'parts', part: 7, text: expect.stringContaining('rozmiar') });
    },
  );

  it.each([
    ['S4.03 S8.05', 'unavailable', 'Produkt niedostępny'],
    ['S4.07 S8.06', 'phone_price', 'Cena na telefon. Skontaktuj się ze sprzedawcą.'],
    ['S8.07', 'points_only', 'Ten produkt jest dostępny tylko w programie lojalnościowym, za punkty.'],
  ] as const)('%s a size that is %s says so and is not sent', (_, refusal, text) => {
    expect(findBuyingProblem({ ...good, refusal })).toEqual({ kind: 'refused', text });
    expect(findBuyingProblem({ ...good, refusal, buying: false })).toBeNull();
  });

  it('S4.08 a points-only product goes for points, an unavailable one does not', () => {
    expect(findBuyingProblem({ ...good, refusal: 'points_only', forPoints: true })).toBeNull();
    expect(findBuyingProblem({ ...good, refusal: 'unavailable', forPoints: true })).toMatchObject({ kind: 'refused' });
  });

  it('S2.28 a required answer of the configurator must be given', () => {
    expect(findBuyingProblem({ ...good, configured: false })).toMatchObject({ kind: 'configuration' });
  });
});
