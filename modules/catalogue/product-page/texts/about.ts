import type { ProductEnclosure } from '#modules/catalogue/products/rules/product-page.ts';
import { formatFileSize } from '#platform/files/rules/file-size.ts';
import { fileEnding } from '#platform/files/rules/file-type.ts';
import { plural } from '#platform/text/rules/plural.ts';

export const description = 'Opis produktu';
export const traits = 'Parametry';
export const series = 'Seria';
export const dictionary = 'Słowniczek';
export const safety = 'Bezpieczeństwo produktu';
export const safetyWarnings = 'Ostrzeżenia';
export const producer = 'Producent';
export const responsible = 'Osoba odpowiedzialna w Unii Europejskiej';
export const allTraits = (count: number) => `Pokaż wszystkie parametry (${count})`;
export const fewerTraits = 'Pokaż mniej parametrów';
export const showMore = 'Rozwiń opis';
export const showLess = 'Zwiń opis';
export const enclosures = 'Do obejrzenia i pobrania';

export const enclosureType = ({ kind, file, bytes }: Pick<ProductEnclosure, 'kind' | 'file' | 'bytes'>) => {
  if (kind === 'audio') return 'Nagranie';
  if (kind === 'image') return 'Zdjęcie';
  if (kind !== 'document') return 'Film';
  const type = fileEnding(file).toUpperCase() || 'Plik';
  return bytes === null ? type : `${type}, ${formatFileSize(bytes)}`;
};

export const mediaFailed = 'Nie udało się odtworzyć pliku.';
export const download = 'Pobierz plik';
export const warranty = 'Gwarancja';
export const warrantyAndSafety = 'Gwarancja i bezpieczeństwo';

export const stock = {
  link: 'Sprawdź dostępność w sklepach',
  title: 'Dostępność w sklepach',
  failed: 'Nie udało się sprawdzić stanów w sklepach. Spróbuj ponownie za chwilę.',
  none: 'Tego produktu nie ma teraz w żadnym sklepie stacjonarnym. Możesz go zamówić z dostawą.',
  count: (count: number) =>
    `Produkt czeka w ${count} ${plural(count, { one: 'sklepie', few: 'sklepach', many: 'sklepach' })}. Stan sprzed chwili; zadzwoń, jeśli jedziesz z daleka.`,
  map: 'Pokaż na mapie',
  mapOf: (name: string) => `Pokaż na mapie: ${name}`,
  back: 'Wróć do produktu',
};
