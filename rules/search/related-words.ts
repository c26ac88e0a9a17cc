import { stemWord } from './stem-word.ts';

/** Words, without diacritics, that shoppers use for the same thing though they share no stem: a material and its adjective, a thing and its pet name. */
const RELATED = [
  ...['skarpety skarpetki', 'rekawiczki rekawice', 'czapka czapeczka', 'plecak plecaczek', 'kije kijki'],
  ...['szorty spodenki', 'kubek kubeczek', 'poduszka jasiek', 'czolowka czolowa', 'butelka bidon'],
  ...['lampa lampka latarnia lampion', 'bon voucher podarunkowy'],
  ...['damska kobieta kobiet', 'meska mezczyzna mezczyzn', 'pies psa psu', 'dziecko dzieci dzieciecy'],
  ...[
    'welna welniany',
    'len lniany',
    'skora skorzany',
    'bawelna bawelniany',
    'drewno drewniany',
    'deszcz przeciwdeszczowy',
  ],
  ...['slonce przeciwsloneczny', 'zolty zolc', 'zielony zielen', 'czarny czern', 'bialy biel', 'czerwony czerwien'],
].map((group) => [...new Set(group.split(' ').map(stemWord))]);

const byStem = new Map(RELATED.flatMap((group) => group.map((stem) => [stem, group] as const)));

/** Stems that mean the same as this one, itself left out. */
export function relatedStems(stem: string): string[] {
  return (byStem.get(stem) ?? []).filter((other) => other !== stem);
}
