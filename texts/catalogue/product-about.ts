import type { ProductEnclosure } from '#rules/catalogue/products/product-page.ts';
import { formatFileSize } from '#rules/platform/files/check-file.ts';
import { fileEnding } from '#rules/platform/files/file-type.ts';
import { plural } from '#rules/platform/text/plural.ts';

export const productAboutTexts = {
  description: 'Opis produktu',
  traits: 'Parametry',
  series: 'Seria',
  dictionary: 'Słowniczek',
  safety: 'Bezpieczeństwo produktu',
  safetyWarnings: 'Ostrzeżenia',
  producer: 'Producent',
  responsible: 'Osoba odpowiedzialna w Unii Europejskiej',
  allTraits: (count: number) => `Pokaż wszystkie parametry (${count})`,
  fewerTraits: 'Pokaż mniej parametrów',
  showMore: 'Rozwiń opis',
  showLess: 'Zwiń opis',
  enclosures: 'Do obejrzenia i pobrania',
  /** What happens on a click: `Film`, `PDF, 29 kB`. */
  enclosureType: ({ kind, file, bytes }: Pick<ProductEnclosure, 'kind' | 'file' | 'bytes'>) => {
    if (kind === 'audio') return 'Nagranie';
    if (kind === 'image') return 'Zdjęcie';
    if (kind !== 'document') return 'Film';
    const type = fileEnding(file).toUpperCase() || 'Plik';
    return bytes === null ? type : `${type}, ${formatFileSize(bytes)}`;
  },
  mediaFailed: 'Nie udało się odtworzyć pliku.',
  download: 'Pobierz plik',
  warranty: 'Gwarancja',
  stock: {
    link: 'Sprawdź dostępność w sklepach',
    title: 'Dostępność w sklepach',
    loading: 'Sprawdzamy stany w sklepach',
    failed: 'Nie udało się sprawdzić stanów w sklepach. Spróbuj ponownie za chwilę.',
    none: 'Tego produktu nie ma teraz w żadnym sklepie stacjonarnym. Możesz go zamówić z dostawą.',
    count: (count: number) =>
      `Produkt czeka w ${count} ${plural(count, { one: 'sklepie', few: 'sklepach', many: 'sklepach' })}. Stan sprzed chwili; zadzwoń, jeśli jedziesz z daleka.`,
    map: 'Pokaż na mapie',
    mapOf: (name: string) => `Pokaż na mapie: ${name}`,
    back: 'Wróć do produktu',
  },
};
