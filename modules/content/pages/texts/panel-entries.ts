import type { FieldText } from '#platform/panel-ui/texts/field-text.ts';
import type { EntryValues } from '../rules/entry-fields.ts';

export const kinds = {
  news: {
    title: 'Aktualności',
    lead: 'Krótkie wiadomości: pokazuje je strona główna i lista aktualności.',
    add: 'Nowa aktualność',
    empty: 'Nie ma jeszcze żadnej aktualności.',
  },
  blog: {
    title: 'Blog',
    lead: 'Dłuższe teksty do czytania.',
    add: 'Nowy wpis',
    empty: 'Nie ma jeszcze żadnego wpisu.',
  },
};

export const columns = { title: 'Tytuł', date: 'Data', state: 'Stan' };
export const states = { out: 'Widoczny', ahead: 'Zaplanowany' };
export const next = 'Starsze';
export const previous = 'Nowsze';
export const actions = {
  save: 'Zapisz',
  preview: 'Podgląd',
  see: 'Zobacz w sklepie',
  remove: 'Usuń',
  removeQuestion: (title: string) => `Usunąć „${title}” na zawsze?`,
};
export const answers = {
  out: 'Zapisano. Wpis widać w sklepie.',
  ahead: (day: string) => `Zapisano. Wpis pokaże się sam ${day}; do tego czasu widzisz go tylko w podglądzie.`,
  removed: 'Wpis jest usunięty.',
  unknown: 'Tego wpisu już nie ma.',
};
export const stale = {
  refused:
    'Ktoś zapisał ten tekst w czasie Twoich zmian. Nic nie zginęło: Twoja wersja jest w formularzu, a tamta poniżej. Zapisz jeszcze raz, jeśli ma zostać Twoja.',
  theirs: 'Wersja zapisana w międzyczasie',
};

export const fields = {
  title: { label: 'Tytuł' },
  lead: { label: 'Wstęp', hint: 'Jedno lub dwa zdania na listach i w wyszukiwarkach.' },
  date: { label: 'Data', hint: 'Przed tym dniem nikt w sklepie tego nie zobaczy.' },
  photo: { label: 'Zdjęcie', hint: 'Pokazywane na górze i na listach.' },
  author: { label: 'Autor' },
  body: { label: 'Treść' },
  slug: { label: 'Adres' },
  updatedAt: { label: 'Zapisano' },
} satisfies Record<keyof EntryValues | 'slug' | 'updatedAt', FieldText>;
