export const favouritesTexts = {
  title: 'Ulubione',
  emptyTitle: 'Nie masz jeszcze ulubionych produktów',
  emptyText: 'Wybierz serce przy produkcie, a zapamiętamy go dla Ciebie.',
  emptyLink: 'Zobacz, co mamy',
  remove: 'Usuń z ulubionych',
  removeOf: (name: string) => `Usuń z ulubionych: ${name}`,
  buy: 'Do koszyka',
  buyOf: (name: string) => `Dodaj do koszyka: ${name}`,
  sizeOf: (name: string) => `Rozmiar: ${name}`,
  chooseSize: 'Rozmiar…',
  sizeGone: (name: string) => `${name} – niedostępny`,
};
