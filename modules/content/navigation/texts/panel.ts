import type { FieldText } from '#platform/panel-ui/texts/field-text.ts';
import type { BarValues, FrameValues } from '../rules/frame-fields.ts';

const LINES = 'W każdym wierszu nazwa i adres, na przykład „Blog: /blog”.';

export const title = 'Menu i stopka';
export const lead = 'Odnośniki, które stoją na każdej stronie sklepu. Kategorie w menu układasz w drzewie kategorii.';
export const menuGroup = { title: 'Pasek menu', lead: 'Obok kategorii: najwyżej cztery, pierwszy wyróżniony.' };
export const columnGroup = (number: number) => `Kolumna stopki ${number}`;
export const columnLead = 'Najwyżej dwanaście odnośników. Bez odnośników kolumny nie ma.';
export const saved = 'Zapisano. W sklepie widać to od razu.';
export const refused = 'Nie zapisano. Skróć nazwy odnośników i sprawdź ich adresy.';
export const reset = {
  title: 'Odnośniki domyślne',
  lead: 'Przywraca odnośniki, z którymi zaczyna każdy sklep.',
  submit: 'Przywróć',
  question: 'Zastąpić menu i stopkę odnośnikami domyślnymi?',
  done: 'Przywrócono odnośniki domyślne.',
};

export const fields = {
  menu: { label: 'Odnośniki w menu', hint: LINES },
  title1: { label: 'Nagłówek pierwszej kolumny' },
  links1: { label: 'Odnośniki pierwszej kolumny', hint: LINES },
  title2: { label: 'Nagłówek drugiej kolumny' },
  links2: { label: 'Odnośniki drugiej kolumny', hint: LINES },
  title3: { label: 'Nagłówek trzeciej kolumny' },
  links3: { label: 'Odnośniki trzeciej kolumny', hint: LINES },
} satisfies Record<keyof FrameValues, FieldText>;

export const bars = {
  title: 'Paski nad sklepem',
  lead: 'Krótkie ogłoszenia na górze każdej strony, między podanymi dniami. Pasek z kodem rabatowym jest w ustawieniach.',
  list: 'Paski nad sklepem',
  create: 'Nowy pasek',
  add: 'Dodaj pasek',
  empty: 'Nie ma jeszcze żadnego paska.',
  columns: ['Prowadzi do', 'Od', 'Do'],
  nowhere: 'donikąd',
  always: 'bez daty',
  states: { shown: 'Widać', waiting: 'Nie widać' },
  fields: {
    text: { label: 'Tekst', hint: 'Jedno krótkie zdanie.' },
    address: { label: 'Adres', hint: 'Dokąd prowadzi, na przykład /promocje. Puste: donikąd.' },
    startsAt: { label: 'Od' },
    endsAt: { label: 'Do' },
    enabled: { label: 'Włączony' },
  } satisfies Record<keyof BarValues, FieldText>,
};
