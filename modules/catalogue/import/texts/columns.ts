import { type ImportColumn, PRODUCT_COLUMNS, SIZE_COLUMNS } from '../rules/columns.ts';

/** Names of the columns: the first as in the panel, the others as in files of other shops. */
export const columnNames: Readonly<Record<ImportColumn, readonly [label: string, ...others: string[]]>> = {
  code: ['Kod produktu', 'kod', 'symbol', 'sku', 'indeks', 'product code'],
  name: ['Nazwa', 'nazwa produktu', 'title', 'product name'],
  category: ['Kategoria', 'ścieżka kategorii', 'kategorie'],
  google_category: ['Kategoria Google', 'google product category'],
  ceneo_category: ['Kategoria Ceneo'],
  producer: ['Producent', 'marka', 'brand', 'manufacturer'],
  producer_address: ['Adres producenta'],
  producer_email: ['E-mail producenta'],
  responsible_name: ['Osoba odpowiedzialna'],
  responsible_address: ['Adres osoby odpowiedzialnej'],
  responsible_email: ['E-mail osoby odpowiedzialnej'],
  series: ['Seria'],
  description: ['Opis', 'krótki opis'],
  long_description: ['Długi opis', 'pełny opis'],
  vat: ['VAT', 'stawka VAT'],
  unit: ['Jednostka', 'jm', 'jednostka miary'],
  unit_plural: ['Jednostka w liczbie mnogiej'],
  unit_step: ['Sprzedaż co ile'],
  unit_precision: ['Miejsca po przecinku'],
  measure_amount: ['Zawartość'],
  measure_unit: ['Jednostka zawartości'],
  weight: ['Waga w gramach', 'waga'],
  warnings: ['Ostrzeżenia'],
  comment_prompt: ['Pytanie do kupującego'],
  traits: ['Cechy', 'parametry', 'atrybuty'],
  photos: ['Zdjęcia', 'zdjęcie', 'images', 'image'],
  version_of: ['Wersja produktu o kodzie'],
  colour: ['Kolor', 'color'],
  colour_tone: ['Odcień koloru'],
  visible: ['Widoczny', 'aktywny'],
  new: ['Nowość'],
  promotion: ['Promocja'],
  promotion_until: ['Promocja do'],
  bestseller: ['Bestseller'],
  sold_elsewhere: ['Sprzedane poza sklepem'],
  old_address: ['Stary adres'],
  size: ['Rozmiar'],
  size_name: ['Nazwa rozmiaru'],
  size_code: ['Kod rozmiaru'],
  gtin: ['Kod kreskowy', 'EAN', 'kod EAN'],
  price: ['Cena', 'cena brutto', 'cena sprzedaży'],
  regular_price: ['Cena regularna', 'cena przed obniżką'],
  suggested_price: ['Cena sugerowana'],
  stock: ['Stan', 'stan magazynowy', 'ilość', 'liczba sztuk', 'quantity'],
  status: ['Sprzedaż rozmiaru'],
  ship_days: ['Dni do wysyłki'],
};

const PLACES: [columns: Record<string, { to: string }>, prefix: string][] = [
  [PRODUCT_COLUMNS, ''],
  [SIZE_COLUMNS, 'size.'],
];

/** Columns of the catalogue as people know them; what follows from others has no name. */
const FIELDS = new Map<string, string>([
  ...PLACES.flatMap(([columns, prefix]) =>
    Object.entries(columns).map(([column, { to }]): [string, string] => [
      prefix + to,
      columnNames[column as ImportColumn][0],
    ]),
  ),
  ['category_id', columnNames.category[0]],
  ['producer_id', columnNames.producer[0]],
  ['series_id', columnNames.series[0]],
  ['version_group', columnNames.version_of[0]],
  ['traits', columnNames.traits[0]],
  ['photos', columnNames.photos[0]],
]);

/** The name of a changed field (`name`, `size:M:price`); null for one that follows from another. */
export function changedFieldName(field: string): string | null {
  const [, type = '', ofSize] = /^size:(.+?)(?::([a-z_]+))?$/.exec(field) ?? [];
  if (type === '') return FIELDS.get(field) ?? null;
  const size = type === 'uniw' ? '' : `, rozmiar ${type}`;
  if (ofSize === undefined) return `Nowy rozmiar ${type}`;
  const name = FIELDS.get(`size.${ofSize}`);
  return name === undefined ? null : name + size;
}
