import type { SnippetValues } from '#modules/content/pages/rules/snippet-fields.ts';
import type { FieldText } from '#platform/panel-ui/texts/field-text.ts';

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
