export const favouritesTexts = {
  title: 'Ulubione',
  emptyTitle: 'Nie masz jeszcze ulubionych produktów',
  emptyText: 'Wybierz serce przy produkcie, a zapamiętamy go dla Ciebie.',
  emptyLink: 'Zobacz, co mamy',
  remove: 'Usuń z ulubionych',
  removeOf: (name: string) => `Usuń z ulubionych: ${name}`,
  size: (name: string) => `Rozmiar: ${name}`,
};
