export const compareTexts = {
  title: 'Porównanie',
  emptyTitle: 'Nie porównujesz żadnych produktów',
  emptyText: 'Na stronie produktu wybierz „Porównaj”, a zobaczysz produkty obok siebie.',
  emptyLink: 'Zobacz, co mamy',
  remove: 'Usuń z porównania',
  removeOf: (name: string) => `Usuń z porównania: ${name}`,
  removeAll: 'Usuń wszystkie',
};
