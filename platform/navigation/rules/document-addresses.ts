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

/** Public pages below a word: one thing each, by its number and perhaps a name. */
const BELOW: readonly string[] = ['blog', 'aktualnosci', 'kategoria', 'producent', 'seria'];

/** Documents of one visitor, which nobody fetches ahead. */
const OWN = 'rabaty/\\d+';

/** A product, and what is told of it next to its page; the forms about it are screens with a router. */
const PRODUCT = 'produkt/\\d+(/(?!powiadomienie$)[^/]*(/(sklepy|opinie))?)?';

const documentPath = new RegExp(`^/(${[...SINGLE, `(${BELOW.join('|')})/\\d+(/[^/]*)?`, OWN, PRODUCT].join('|')})$`);

/** Is it a public page, which the browser loads by itself? All other screens have a router and lead to each other. */
export function isDocumentAddress(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return documentPath.test(path);
}

const enclosedPath = /^\/(zamowienie\/(dane|punkt-odbioru|podsumowanie)|platnosc\/[^/]+|express\/[^/]+(\/koszyk)?)$/;

/**
 * X.48: is it a step of an order? Around these stands another frame than around the rest of the shop. Frames are rendered by the
 * server alone: between them the browser loads a page.
 */
export function isEnclosedAddress(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return enclosedPath.test(path);
}

/** Public pages for the browser, which fetches a page when somebody is about to go there (`<script type="speculationrules">`). */
export function speculationRules(): object {
  const documents = [...SINGLE.map((word) => `/${word}`), ...BELOW.map((word) => `/${word}/*`)];
  // Choices of a listing come as fragments, under other addresses; other versions of a product too, and some links open windows
  // (the sizes of a card): a page drawn for nothing would only keep them waiting.
  const choices = '#filter_list a, .pagination a, [data-clear], [data-more], [data-swap], [data-window], [data-card]';
  const plain = { not: { selector_matches: `[rel~=nofollow], [download], [target=_blank], ${choices}` } };
  return {
    prefetch: [{ where: { and: [{ href_matches: documents }, plain] }, eagerness: 'moderate' }],
    // A product is rendered before it is asked for: one at a time, the one pointed at.
    prerender: [{ where: { and: [{ href_matches: '/produkt/*' }, plain] }, eagerness: 'moderate' }],
  };
}
