import type { FieldText } from '#platform/panel-ui/texts/field-text.ts';
import type { BannerSize, BannerValues } from '../rules/banner-fields.ts';
import type { BlockFault, BlockQuestion } from '../rules/block-form.ts';
import type { HomeBlockKind } from '../rules/home-blocks.ts';

export const title = 'Strona główna';
export const lead = 'Bloki od góry do dołu. Przeciągnij blok myszą albo użyj strzałek; sklep pokazuje zmianę od razu.';
export const empty = 'Strona główna jest pusta. Dodaj pierwszy blok.';

export const kinds: Record<HomeBlockKind, { name: string; about: string }> = {
  hero: { name: 'Bannery', about: 'Duże zdjęcie na całą szerokość, jedno albo kilka na zmianę.' },
  promises: { name: 'Obietnice', about: 'Wysyłka i zwroty, z ustawień sklepu.' },
  departments: { name: 'Działy', about: 'Kategorie najwyższego poziomu.' },
  products: { name: 'Produkty', about: 'Wybrana grupa produktów, rysowana od razu.' },
  story: { name: 'Opowieść', about: 'Zdjęcie, kilka zdań i pasujące produkty.' },
  ending: { name: 'Kończąca się promocja', about: 'Promocja, która skończy się najwcześniej.' },
  band: { name: 'Pas z bannerem', about: 'Jeden banner na całą szerokość, niżej na stronie.' },
  opinions: { name: 'Opinie', about: 'Ostatnie opinie o produktach.' },
  news: { name: 'Aktualności', about: 'Najnowsze aktualności.' },
  zones: { name: 'Polecane', about: 'Pasy produktów dla oglądającego, dociągane przy przewijaniu.' },
};

export const add = { title: 'Dodaj blok', kind: 'Rodzaj', submit: 'Dalej' };
export const actions = {
  edit: (name: string) => `Zmień: ${name}`,
  up: (name: string) => `Przesuń wyżej: ${name}`,
  down: (name: string) => `Przesuń niżej: ${name}`,
  remove: 'Usuń',
  removeOf: (name: string) => `Usunąć blok „${name}” ze strony głównej?`,
  save: 'Zapisz',
};
export const unfinished = 'Nieuzupełniony: sklep go nie pokazuje';
export const answers = {
  added: 'Blok jest dodany na końcu strony.',
  saved: 'Zapisano. W sklepie widać to od razu.',
  moved: 'Zmieniono kolejność.',
  removed: 'Blok jest usunięty.',
  unknown: 'Tego już nie ma. Odśwież listę.',
  stale: 'Ktoś zapisał to w czasie Twoich zmian. Twoja wersja jest w formularzu: sprawdź i zapisz jeszcze raz.',
};
export const faults: Record<BlockFault, string> = {
  incomplete: 'Uzupełnij wszystko, bez czego tego bloku nie da się pokazać.',
  address: 'Podaj adres zaczynający się od / albo od https://.',
  picture: 'Wybierz obraz z listy.',
};

export const preview = {
  title: 'Podgląd',
  lead: 'Prawdziwa strona, także w chwili, która dopiero nadejdzie.',
  width: 'Szerokość okna',
  widths: { 390: 'Telefon, 390', 820: 'Tablet, 820', 1100: 'Laptop, 1100', 1440: 'Monitor, 1440' },
  at: 'W chwili',
  show: 'Pokaż podgląd',
  frame: (width: number) => `Strona główna w oknie o szerokości ${width} pikseli`,
};

export const blockFields: Record<BlockQuestion | 'kind' | 'content' | 'position', FieldText> = {
  kind: { label: 'Rodzaj' },
  content: { label: 'Treść' },
  position: { label: 'Miejsce' },
  banners: { label: 'Bannery', hint: 'Bez zaznaczenia: wszystkie, w swojej kolejności.' },
  banner: { label: 'Banner' },
  zone: { label: 'Które produkty' },
  max: { label: 'Ile najwyżej', hint: 'Od 1 do 12.' },
  kinds: { label: 'Które pasy' },
  title: { label: 'Tytuł' },
  text: { label: 'Tekst', hint: 'Akapity rozdziel pustym wierszem.' },
  link: { label: 'Dokąd prowadzi', hint: 'Na przykład /kategoria/300/plecaki.' },
  linkText: { label: 'Napis na odnośniku' },
  photo: { label: 'Zdjęcie' },
  alt: { label: 'Opis zdjęcia' },
  products: { label: 'Numery produktów', hint: 'Po przecinku, na przykład 257, 218.' },
};

export const zoneNames: Record<string, string> = {
  bestsellers: 'Najchętniej kupowane',
  new: 'Nowości',
  promoted: 'Przecenione',
  recent: 'Ostatnio oglądane',
  same_category: 'Z tej samej kategorii',
  bought_together: 'Kupowane razem',
};

export const banners = {
  title: 'Bannery',
  lead: 'Zdjęcia z napisem dla strony głównej, każde w trzech kształtach. Poza swoimi datami nikt ich nie widzi.',
  list: 'Bannery',
  create: 'Nowy banner',
  add: 'Dodaj banner',
  empty: 'Nie ma jeszcze żadnego bannera.',
  columns: ['Prowadzi do', 'Od', 'Do'],
  always: 'zawsze',
  states: { on: 'Pokazywany', off: 'Poza terminem' },
  pictures: 'Zdjęcia',
  picturesHint: (sum: string) =>
    `Zdjęcie zostanie przycięte do kształtu okna wokół punktu, który wskażesz. JPG, PNG albo WebP, razem najwyżej ${sum}.`,
  sizes: { mobile: 'Telefon', tablet: 'Tablet', desktop: 'Komputer' } satisfies Record<BannerSize, string>,
  focusX: 'Najważniejsze w poziomie (0 lewo, 100 prawo)',
  focusY: 'Najważniejsze w pionie (0 góra, 100 dół)',
  used: 'Ten banner jest w bloku strony głównej. Najpierw usuń go z bloku.',
  pictureMissing: 'Dodaj zdjęcie. Jedno wystarczy: z niego powstaną wszystkie trzy kształty.',
  words: 'Napisy i daty',
};

export const bannerFields = {
  title: { label: 'Tytuł' },
  lead: { label: 'Zdanie pod tytułem' },
  link: { label: 'Dokąd prowadzi', hint: 'Na przykład /kategoria/110/kurtki.' },
  linkText: { label: 'Napis na przycisku' },
  alt: { label: 'Opis zdjęcia', hint: 'Dla osób, które go nie widzą.' },
  startsAt: { label: 'Od kiedy', hint: 'Puste: od razu.' },
  endsAt: { label: 'Do kiedy', hint: 'Puste: bez końca.' },
  position: { label: 'Miejsce' },
  srcMobile: { label: 'Zdjęcie na telefon' },
  srcTablet: { label: 'Zdjęcie na tablet' },
  srcDesktop: { label: 'Zdjęcie na komputer' },
} satisfies Record<keyof BannerValues | 'position' | 'srcMobile' | 'srcTablet' | 'srcDesktop', FieldText>;
