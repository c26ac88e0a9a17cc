export const title = 'Kończący się towar';
export const lead = (max: number) =>
  `Rozmiary w sprzedaży, których zostało ${max} lub mniej. Bez towaru na zamówienie, zestawów i produktów wirtualnych.`;
export const nothing = 'Niczego nie brakuje.';
export const columns = {
  product: 'Produkt',
  code: 'Kod',
  size: 'Rozmiar',
  stock: 'Zostało',
  sold: 'Sprzedane w 90 dni',
};
export const oneSize = 'jeden';
export const soldOut = 'wyprzedane';
export const shown = (shown: number, all: number) => `Pokazane: ${shown} z ${all}.`;
