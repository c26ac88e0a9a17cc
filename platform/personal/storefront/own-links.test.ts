import { expect, it } from 'vitest';
import type { BasketOnWire } from '#wire/basket-answer.ts';
import { ownLinks } from './own-links.ts';
import { type ComparedProduct, emptyPersonal } from './personal.ts';

const compared: ComparedProduct = { id: '1', name: 'Koc', icon: '', link: '/produkt/1/koc', removeLink: '' };

it('counts nothing without a visitor, and the account link leads to sign-in', () => {
  const links = ownLinks(emptyPersonal);
  expect(links.account).toEqual({ to: '/logowanie', label: 'Konto', name: 'Konto: zaloguj się', count: 0 });
  expect(links.compare).toMatchObject({ name: 'Porównanie', count: 0 });
  expect(links.favourites).toMatchObject({ name: 'Ulubione', count: 0 });
  expect(links.basket).toMatchObject({ name: 'Koszyk', count: 0 });
});

it('what a visitor has is counted, and said in the name of its link', () => {
  const basket = { productsCounter: 5, user: { loggedIn: false } } as BasketOnWire;
  const links = ownLinks({ ...emptyPersonal, basket, favourites: 2, compared: [compared] });
  expect(links.basket).toEqual({ to: '/koszyk', label: 'Koszyk', name: 'Koszyk: 5 pozycji', count: 5 });
  expect(links.favourites).toMatchObject({ name: 'Ulubione: 2 produkty', count: 2 });
  expect(links.compare).toMatchObject({ name: 'Porównanie: 1 produkt', count: 1 });
  expect(links.account.to).toBe('/logowanie');
});

it('leads a signed-in customer to the account by the first name', () => {
  const basket = { productsCounter: 0, user: { loggedIn: true, firstName: 'Anna' } } as BasketOnWire;
  expect(ownLinks({ ...emptyPersonal, basket }).account).toMatchObject({
    to: '/konto',
    label: 'Anna',
    name: 'Anna: Twoje konto',
  });
});
