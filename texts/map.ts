export const mapTexts = {
  loading: 'Wczytujemy mapę…',
  failed: 'Mapa się nie wczytała. Lista działa bez niej.',
  zoomIn: 'Przybliż mapę',
  zoomOut: 'Oddal mapę',
  show: 'Pokaż na mapie',
  hide: 'Ukryj mapę',
  /** Several points so near each other that they share a pin. */
  group: (count: number) => `${count} obok siebie: przybliż`,
};
