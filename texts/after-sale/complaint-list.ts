export const empty = {
  title: 'Nie masz żadnych reklamacji',
  text: 'Jeśli coś jest nie tak z produktem, zgłoś to. Reklamację złożoną bez konta otworzysz linkiem z e-maila.',
  link: 'Zgłoś reklamację',
};

export const add = 'Zgłoś reklamację';
export const open = 'Otwórz rozmowę';
