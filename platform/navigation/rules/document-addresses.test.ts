import { expect, it } from 'vitest';
import { isDocumentAddress, speculationRules } from './document-addresses.ts';

it.each([
  ['/regulamin', true],
  ['/regulamin?x=1#wstep', true],
  ['/', true],
  ['/?x=1', true],
  ['/sklepy', true],
  ['/opinie?counter=1', true],
  ['/opinie-o-sklepie?rating=2', true],
  ['/blog', true],
  ['/blog/3/slug', true],
  ['/blog/3', true],
  ['/blog/trzy', false],
  ['/kategoria/100', true],
  ['/kategoria/100/odziez?filter_sizes=XL#x', true],
  ['/producent/4/polana', true],
  ['/seria/2', true],
  ['/promocje?counter=1', true],
  ['/nowosci', true],
  ['/szukaj?text=kubek', true],
  ['/rabaty/3', true],
  ['/rabaty', false],
  ['/logowanie?powrot=/szukaj', false],
  ['/raty', true],
  ['/zaplac-pozniej', true],
  ['/produkt/5', true],
  ['/produkt/5/', true],
  ['/produkt/5/kurtka-podmuch', true],
  ['/produkt/5/kurtka-podmuch?size=M#opinie', true],
  ['/produkt/5/historia-ceny', true],
  ['/produkt/5/kurtka-podmuch/sklepy', true],
  ['/produkt/5/kurtka-podmuch/opinie?counter=1', true],
  ['/produkt/5/powiadomienie?rozmiar=M', false],
  ['/produkt/5/kurtka-podmuch/opinia', false],
  ['/produkt/5/kurtka-podmuch/pytanie', false],
  ['/koszyk', false],
  ['/konto/zamowienia', false],
  ['/zamowienie/dane', false],
])('%s is a public page: %s', (address, isDocument) => {
  expect(isDocumentAddress(address)).toBe(isDocument);
});

it('the browser fetches ahead public pages alone', () => {
  const rules = JSON.stringify(speculationRules());
  for (const own of ['koszyk', 'konto', 'zamowienie', 'platnosc', 'zwroty', 'ulubione', 'rabaty'])
    expect(rules).not.toContain(own);
});

it('what opens a window instead of its page is not fetched ahead', () => {
  const left = /selector_matches":"([^"]*)"/.exec(JSON.stringify(speculationRules()))?.[1]?.split(', ');
  expect(left).toEqual(expect.arrayContaining(['[data-window]', '[data-card]', '[data-more]', '[download]']));
});
