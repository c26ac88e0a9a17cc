/** Kinds of pages with separate figures. Few and fixed: no figure is stored with an address. */
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

export function pageKindOf(path: string): PageKind {
  const [, word = ''] = path.split('/');
  return Object.hasOwn(KIND_OF, word) ? (KIND_OF[word] ?? 'other') : 'other';
}

/** The kind that a browser reports; an unknown one is some other page. */
export function parsePageKind(sent: string | undefined): PageKind {
  return PAGE_KINDS.find((kind) => kind === sent) ?? 'other';
}
