import { formatQuantity } from '#platform/money/rules/quantity-text.ts';
import { plural } from '#platform/text/rules/plural.ts';

export const buy = 'Do koszyka';
export const buyOf = (name: string) => `Dodaj do koszyka: ${name}`;
export const choose = 'Wybierz rozmiar';
export const chooseOf = (name: string) => `Wybierz rozmiar i dodaj do koszyka: ${name}`;
export const see = 'Zobacz produkt';
export const seeOf = (name: string) => `Zobacz produkt: ${name}`;

/** `1 produkt`, `24 produkty`. */
export const countProducts = (count: number) =>
  `${formatQuantity(count)} ${plural(count, { one: 'produkt', few: 'produkty', many: 'produktów', fraction: 'produktu' })}`;
