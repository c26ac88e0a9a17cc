/** Kinds of pages whose figures are kept apart. Few and fixed: an address never is next to a figure. */
export const PAGE_KINDS = ['home', 'listing', 'search', 'product', 'basket', 'order', 'other'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const KIND_OF: Record<string, PageKind> = {
  '': 'home',
  kategoria: 'listing',
  producent: 'listing',
  seria: 'listing',
  promocje: 'listing',
  nowosci: 'listing',
  szukaj: 'search',
  produkt: 'product',
  koszyk: 'basket',
  zamowienie: 'order',
  platnosc: 'order',
};

/** What kind of page is at a path. */
export function pageKindOf(path: string): PageKind {
  const [, word = ''] = path.split('/');
  return Object.hasOwn(KIND_OF, word) ? (KIND_OF[word] ?? 'other') : 'other';
}

/** What a browser says it measured; whatever it cannot be is some other page. */
export function parsePageKind(sent: string | undefined): PageKind {
  return PAGE_KINDS.find((kind) => kind === sent) ?? 'other';
}
