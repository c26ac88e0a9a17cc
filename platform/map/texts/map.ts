export const loading = 'Wczytujemy mapę…';
export const failed = 'Mapa się nie wczytała. Lista działa bez niej.';
export const zoomIn = 'Przybliż mapę';
export const zoomOut = 'Oddal mapę';
export const show = 'Pokaż na mapie';
export const hide = 'Ukryj mapę';
/** Several points so near each other that they share a pin. */
export const group = (count: number) => `${count} obok siebie: przybliż`;

export const cities = {
  warszawa: 'Warszawa',
  krakow: 'Kraków',
  wroclaw: 'Wrocław',
  poznan: 'Poznań',
  gdansk: 'Gdańsk',
  szczecin: 'Szczecin',
  lublin: 'Lublin',
  bialystok: 'Białystok',
  lodz: 'Łódź',
  katowice: 'Katowice',
  rzeszow: 'Rzeszów',
  olsztyn: 'Olsztyn',
  bydgoszcz: 'Bydgoszcz',
  kielce: 'Kielce',
  zielonaGora: 'Zielona Góra',
  zakopane: 'Zakopane',
};
