import { expect, it } from 'vitest';
import { demoProducts } from '#demo/catalogue/models.ts';
import { needsSizeTable } from '#modules/catalogue/products/rules/size-table.ts';
import { sizeTablePage } from './size-table.ts';

/** Which part of the table a shopper of the category looks for. */
const SECTIONS: [RegExp, string][] = [
  [/bezrekawniki|bielizna|koszulki|kurtki|plaszcze|polary|spodnie|sukienki|szorty/, 'Odzież damska'],
  [/buty|klapki|lyzwy|skarpety/, 'Buty, łyżwy i skarpety'],
  [/rekawiczki/, 'Rękawiczki'],
  [/kaski/, 'Kaski'],
  [/plecaki/, 'Plecaki'],
  [/rowery/, 'Rowery'],
];

const measured = demoProducts
  .map(({ category, sizes }) => ({ category, names: sizes.map(({ name, type }) => name ?? type) }))
  .filter(({ names }) => needsSizeTable(names.map((name) => ({ name }))));

it.each([...new Set(measured.map(({ category }) => category))])(
  'S2.17 the size table has the sizes of %s',
  (category) => {
    const heading = SECTIONS.find(([categories]) => categories.test(category))?.[1];
    const section = sizeTablePage.body.split('<h2>').find((part) => part.startsWith(`${heading}</h2>`)) ?? '';
    const names = measured.filter((one) => one.category === category).flatMap((one) => one.names);
    const untold = names
      .flatMap((name) => name.split(/[–-]/))
      .filter((name) => !section.includes(`scope="row">${name}<`));
    expect([...new Set(untold)]).toEqual([]);
  },
);
