export const toolbar = 'Formatowanie tekstu';
export const tools = {
  heading: { sign: 'H2', name: 'Nagłówek H2' },
  subheading: { sign: 'H3', name: 'Podnagłówek H3' },
  bold: { sign: 'B', name: 'Pogrubienie (B)' },
  italic: { sign: 'I', name: 'Kursywa (I)' },
  bullets: { sign: '•', name: 'Lista punktowana' },
  numbers: { sign: '1.', name: 'Lista numerowana' },
  quote: { sign: '„”', name: 'Cytat' },
  link: { sign: 'Link', name: 'Link' },
  picture: { sign: 'Obraz', name: 'Wstaw obraz' },
  table: { sign: 'Tabela', name: 'Tabela' },
  undo: { sign: '↶', name: 'Cofnij' },
  redo: { sign: '↷', name: 'Ponów' },
};
export const source = { name: 'Edytuj jako HTML', back: 'Wróć do edytora' };
export const storedAsSource =
  'Ten tekst ma elementy, których edytor nie pokaże bez strat, dlatego widzisz go jako HTML.';
export const link = {
  title: 'Odnośnik',
  address: 'Adres',
  hint: 'Strona sklepu, na przykład /dostawa, albo pełny adres z https://.',
  wrong: 'Podaj adres zaczynający się od / albo od https://, mailto: lub tel:.',
  save: 'Wstaw odnośnik',
  remove: 'Usuń odnośnik',
};
