export const pagePartTexts = {
  close: (title: string) => (title ? `Zamknij: ${title}` : 'Zamknij'),
};
