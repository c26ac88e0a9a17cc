import type { SnippetValues } from '#rules/content/pages/snippet-fields.ts';

interface FieldText {
  label: string;
  hint?: string;
  choices?: Record<string, string>;
}

export const snippets = {
  title: 'Wstawki',
  lead: 'Kody pomiarowe, reklamowe i okienka. Nikt nie dostaje wstawki, na której rodzaj się nie zgodził.',
  list: 'Wstawki',
  create: 'Nowa wstawka',
  add: 'Dodaj wstawkę',
  empty: 'Nie ma jeszcze żadnej wstawki.',
  columns: ['Zgoda', 'Adresy', 'Urządzenia'],
  everywhere: 'wszystkie',
  untitled: (id: number) => `Wstawka ${id}`,
  devices: { onMobile: 'telefon', onTablet: 'tablet', onPc: 'komputer' },
  groups: { what: 'Co to jest', where: 'Komu i gdzie', code: 'Kod' },
  fields: {
    kind: { label: 'Rodzaj', choices: { snippet: 'Kod na stronie', layer: 'Okienko nad stroną' } },
    title: { label: 'Nazwa', hint: 'Okienko przedstawia się nią czytnikom ekranu.' },
    region: {
      label: 'Miejsce kodu',
      choices: { head: 'Nagłówek strony', body_top: 'Początek treści', other: 'Koniec treści' },
    },
    opens: {
      label: 'Kiedy okienko się otwiera',
      choices: { view: 'Ze stroną', exit: 'Przy wychodzeniu', basket: 'Po dodaniu do koszyka' },
    },
    content: { label: 'HTML' },
    script: { label: 'Skrypt', hint: 'Bez znacznika script.' },
    category: {
      label: 'Zgoda, której wymaga',
      choices: { marketing: 'Marketing', analytics: 'Statystyka', necessary: 'Niezbędna do działania sklepu' },
    },
    address: {
      label: 'Tylko pod adresami',
      hint: 'Początek adresu, na przykład /blog/; cały adres zakończ znakiem $. Puste: wszędzie.',
    },
    onMobile: { label: 'Na telefonie' },
    onTablet: { label: 'Na tablecie' },
    onPc: { label: 'Na komputerze' },
    active: { label: 'Włączona' },
  } satisfies Record<keyof SnippetValues, FieldText>,
};

export const redirects = {
  title: 'Przekierowania',
  lead: 'Dokąd prowadzą dawne adresy. Działają tam, gdzie sklep nie ma już strony.',
  search: 'Część adresu',
  find: 'Szukaj',
  empty: 'Nie ma takich przekierowań.',
  next: 'Następne',
  source: 'Dawny adres',
  target: 'Nowy adres',
  act: 'Czynność',
  remove: 'Usuń',
  removeQuestion: (source: string) => `Usunąć przekierowanie z ${source}?`,
  addTitle: 'Dodaj przekierowanie',
  add: 'Dodaj',
  sourceHint: 'Na przykład /stary-produkt.html.',
  targetHint: 'Strona sklepu albo pełny adres.',
  testTitle: 'Sprawdź adres',
  test: 'Sprawdź',
  testField: 'Adres w sklepie',
  file: {
    title: 'Wczytaj z pliku',
    field: 'Plik CSV',
    hint: 'Pierwszy wiersz: source;target. Potem w każdym dawny i nowy adres. Jeden zły wiersz wstrzymuje cały plik.',
    submit: 'Wczytaj przekierowania',
    missing: 'Wybierz plik CSV.',
    done: (rows: number, dead: number) =>
      `Przekierowania wczytane: ${rows}.${dead > 0 ? ` Prowadzą do stron, których teraz nie ma: ${dead}.` : ''}`,
    refused: (many: number) => `Nic nie zostało wczytane. Wiersze do poprawy: ${many}.`,
    problems: 'Wiersze do poprawy',
    row: 'Wiersz',
    fault: 'Co jest nie tak',
    elsewhere: (row: number) => `Ten sam dawny adres prowadzi gdzie indziej w wierszu ${row}.`,
    faults: {
      'wrong-source': 'Dawny adres musi zaczynać się od / i nie może być stroną główną.',
      'wrong-target': 'Nowy adres musi zaczynać się od / albo od https://.',
      'too-long': 'Adres jest dłuższy niż 2000 znaków.',
      living: 'Pod dawnym adresem sklep ma stronę: przekierowanie by nie działało.',
      loop: 'Prowadziłoby z powrotem do siebie.',
      header: 'Pierwszy wiersz pliku musi brzmieć source;target.',
      nothing: 'W pliku nie ma żadnego adresu.',
      broken: 'Tego wiersza nie da się odczytać: sprawdź cudzysłowy i kodowanie.',
    },
  },
  leadsTo: (target: string) => `Prowadzi do ${target}.`,
  leadsNowhere: 'Nie ma przekierowania z tego adresu.',
  isPage: 'Pod tym adresem sklep ma stronę. Przekierowanie z niego nie działa.',
  noAddress: 'To nie jest adres w tym sklepie.',
  answers: {
    added: 'Przekierowanie działa.',
    removed: 'Przekierowanie jest usunięte.',
    unknown: 'Tego przekierowania już nie ma.',
    'wrong-source': 'Dawny adres musi zaczynać się od / i nie może być stroną główną.',
    'wrong-target': 'Nowy adres musi zaczynać się od / albo od https://.',
    'too-long': 'Ten adres jest za długi: najwyżej 2000 znaków.',
    living: 'Pod tym adresem sklep ma stronę, więc przekierowanie by nie działało. Najpierw ukryj ją albo zmień adres.',
    loop: 'To przekierowanie prowadziłoby z powrotem do siebie.',
  },
};
