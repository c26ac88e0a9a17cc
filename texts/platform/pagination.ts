export const paginationTexts = {
  label: 'Strony wyników',
  previous: 'Poprzednia',
  next: 'Następna',
  page: (page: number) => `Strona ${page}`,
  current: (page: number, pages: number) => `Strona ${page} z ${pages}`,
} as const;
