import type { Grosze } from '#platform/money/rules/grosze.ts';
import { NO_BOUNDS, type SearchBounds } from './search-bounds.ts';
import { stemWord } from './stem-word.ts';

/** `39–41` and `39-41` are `3941`. Expects a text without diacritics. */
export function sizeKey(plain: string): string {
  return plain.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const AMOUNT = String.raw`(\d{1,3}(?:[ .]\d{3})+|\d{1,7})(?:[,.](\d{1,2}))?`;
/** Another unit than money follows. */
const NO_UNIT = String.raw`(?![\d,.]*\d)(?!\s*(?:[lmgwv]|ml|cm|mm|km|kg|lm|mah|cal\w*|szt\w*|os|osob\w*|lat|st|%|°)(?![\p{L}\p{N}]))`;
const MONEY = String.raw`\s*(?:zl(?:ot\w+)?|pln)(?![\p{L}\p{N}])`;
const START = String.raw`(?<![\p{L}\p{N}])`;
const UPPER_BOUND =
  'do|ponizej|mniej niz|max\\.?|maks\\.?|maksymalnie|maksimum|tan\\w+ niz|nie wiecej niz|nie drozej niz|w cenie do|budzet do';
const AT_LEAST = 'od|powyzej|ponad|wiecej niz|min\\.?|minimum|co najmniej|droz\\w+ niz';

/** Smaller amounts without the word złoty may be sizes or quantities. */
const LEAST_BARE = 50;

interface PriceForm {
  form: RegExp;
  /** Amounts are money even without the word. */
  bare: boolean;
  limits(first: Grosze, second: Grosze): [from: Grosze | null, to: Grosze | null];
}

const written = (source: string) => new RegExp(START + source, 'u');

/** Longest forms first. */
const PRICE_FORMS: readonly PriceForm[] = [
  {
    form: written(`(?:od|miedzy|pomiedzy) ?${AMOUNT}(${MONEY})? ?(?:do|a|i|-) ?${AMOUNT}(${MONEY})?${NO_UNIT}`),
    bare: true,
    limits: (first, second) => [Math.min(first, second), Math.max(first, second)],
  },
  {
    form: written(`${AMOUNT}(${MONEY})? ?[-–—] ?${AMOUNT}(${MONEY})`),
    bare: false,
    limits: (first, second) => [Math.min(first, second), Math.max(first, second)],
  },
  { form: written(`(?:${UPPER_BOUND}) ?${AMOUNT}(${MONEY})?${NO_UNIT}`), bare: true, limits: (max) => [null, max] },
  {
    form: written(`(?:${AT_LEAST}) ?${AMOUNT}(${MONEY})?${NO_UNIT}(?! ?(?:do|-) ?\\d)`),
    bare: true,
    limits: (least) => [least, null],
  },
  {
    form: written(`(?:okolo|ok\\.?) ?${AMOUNT}(${MONEY})`),
    bare: false,
    limits: (about) => [Math.round(about * 0.8), Math.round(about * 1.2)],
  },
  { form: written(`(?:za |w cenie |budzet )?${AMOUNT}(${MONEY})`), bare: false, limits: (max) => [null, max] },
];

const CHEAP = written(
  String.raw`(?:tani\w{0,3}|tanszy\w{0,2}|tansz[aey]\w{0,3}|najtansz\w{1,4}|niedrog\w{1,4})(?![\p{L}\p{N}])`,
);
const SINGLE_SIZE = `x{1,4}[sl]|[2-5]xl|[sml]`;
const NAMED_SIZE = written(
  String.raw`(?:w )?(?:rozmiar\w{0,3}|rozm\.?|roz\.?|r\.) ?:? ?(${SINGLE_SIZE}|\d{2}(?:[-–/]\d{2})?)(?![\p{L}\p{N}])`,
);
/** After a word, but no measure such as `45 l` and no end of a code. */
const ONE_CHARACTER = /(?<=[\p{L}] )([sml])(?![\p{L}\p{N}'-])/u;
const SEVERAL_CHARACTERS = /(?<![\p{L}\p{N}/._-])(x{1,4}[sl]|[2-5]xl)(?![\p{L}\p{N}])/u;
const NUMBER_SIZE = new RegExp(
  String.raw`(?<![\p{L}\p{N},.-])((?:3[4-9]|4[0-9]|50)(?:[-–/](?:3[4-9]|4[0-9]|50))?)${NO_UNIT}(?![\p{L}\p{N}])`,
  'u',
);

/** Next to these words a number between 34 and 50 is a size. */
const NUMBERED = new Set(
  [
    ...['buty', 'polbuty', 'sniegowce', 'baletki', 'klapki', 'sandaly', 'trapery', 'adidasy', 'kalosze', 'kozaki'],
    ...['sneakersy', 'tenisowki', 'trampki', 'lyzwy', 'rolki', 'kapcie', 'skarpety', 'skarpetki', 'obuwie', 'shoes'],
    ...['boots', 'socks', 'spodnie', 'sukienka', 'koszula', 'plaszcz'],
  ].map(stemWord),
);

/** Returns the limits and the remaining text. Expects a text without diacritics. */
export function parseBounds(plain: string): { bounds: SearchBounds; rest: string } {
  let rest = plain;
  const bounds: SearchBounds = { ...NO_BOUNDS, sizes: [] };
  const take = (form: RegExp): RegExpExecArray | null => {
    const match = form.exec(rest);
    if (match) rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    return match;
  };
  for (const { form, bare, limits } of PRICE_FORMS) {
    const match = form.exec(rest);
    if (!match || bounds.from !== null || bounds.to !== null) continue;
    const amounts = amountsOf(match);
    if (!namesMoney(match) && !(bare && amounts.every((amount) => amount >= LEAST_BARE * 100))) continue;
    take(form);
    [bounds.from, bounds.to] = limits(amounts[0] ?? 0, amounts[1] ?? amounts[0] ?? 0);
  }
  bounds.cheapest = take(CHEAP) !== null;
  for (const form of [NAMED_SIZE, SEVERAL_CHARACTERS, ONE_CHARACTER]) {
    const size = take(form)?.[1];
    if (size) bounds.sizes.push(sizeKey(size));
  }
  if (bounds.sizes.length === 0 && (isNumbered(rest) || /^\s*\d\d(?:[-–/]\d\d)?\s*$/.test(rest))) {
    const size = take(NUMBER_SIZE)?.[1];
    if (size) bounds.sizes.push(sizeKey(size));
  }
  return { bounds, rest };
}

function isNumbered(plain: string): boolean {
  return (plain.match(/\p{L}+/gu) ?? []).some((word) => NUMBERED.has(stemWord(word)));
}

/** Every amount has three groups: złoty, grosze, the word for money. */
function amountsOf(match: RegExpExecArray): Grosze[] {
  const groups = match.slice(1);
  return groups.flatMap((whole, place) => {
    if (place % 3 !== 0 || whole === undefined) return [];
    return [Number(whole.replace(/[ .]/g, '')) * 100 + Number((groups[place + 1] ?? '').padEnd(2, '0'))];
  });
}

function namesMoney(match: RegExpExecArray): boolean {
  return match.slice(1).some((group, place) => place % 3 === 2 && group !== undefined);
}
