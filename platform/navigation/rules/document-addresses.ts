/** Texts every shop has, by their address without the leading slash. */
export const TEXT_PAGE_ADDRESSES = [
  'regulamin',
  'prywatnosc',
  'dostawa',
  'deklaracja-dostepnosci',
  'tabela-rozmiarow',
] as const;

/** Public pages whose address is one word. */
const SINGLE: readonly string[] = [
  ...TEXT_PAGE_ADDRESSES,
  ...['', 'kategorie', 'blog', 'aktualnosci', 'sklepy', 'opinie', 'opinie-o-sklepie'],
  ...['raty', 'zaplac-pozniej'],
  ...['promocje', 'nowosci', 'szukaj'],
];

/** Public pages below a word, each with its number and perhaps a name. */
const BELOW: readonly string[] = ['blog', 'aktualnosci', 'kategoria', 'producent', 'seria'];

/** Documents of one visitor, never prefetched. */
const OWN = 'rabaty/\\d+';

/** A product and the pages about it; the forms about it are screens with a router. */
const PRODUCT = 'produkt/\\d+(/(?!powiadomienie$)[^/]*(/(sklepy|opinie))?)?';

const documentPath = new RegExp(`^/(${[...SINGLE, `(${BELOW.join('|')})/\\d+(/[^/]*)?`, OWN, PRODUCT].join('|')})$`);

/** Is it a public page, which the browser loads by itself? All other screens have a router and lead to each other. */
export function isDocumentAddress(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return documentPath.test(path);
}

const enclosedPath = /^\/(zamowienie\/(dane|punkt-odbioru|podsumowanie)|platnosc\/[^/]+|express\/[^/]+(\/koszyk)?)$/;

/**
 * X.48: is it a step of an order? These have another frame than the rest of the shop. Only the server renders frames: between
 * them the browser loads a page.
 */
export function isEnclosedAddress(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return enclosedPath.test(path);
}

/** Public pages that the browser prefetches when the user is about to open them (`<script type="speculationrules">`). */
export function speculationRules(): object {
  const documents = [...SINGLE.map((word) => `/${word}`), ...BELOW.map((word) => `/${word}/*`)];
  // Choices of a listing and versions of a product load as fragments from other addresses, and some links open windows (the
  // sizes of a card): prefetching their pages would only delay them.
  const choices = '#filter_list a, .pagination a, [data-clear], [data-more], [data-swap], [data-window], [data-card]';
  const plain = { not: { selector_matches: `[rel~=nofollow], [download], [target=_blank], ${choices}` } };
  return {
    prefetch: [{ where: { and: [{ href_matches: documents }, plain] }, eagerness: 'moderate' }],
    // A product is rendered before it is asked for: one at a time, the one pointed at.
    prerender: [{ where: { and: [{ href_matches: '/produkt/*' }, plain] }, eagerness: 'moderate' }],
  };
}
