export const label = 'Strony wyników';
export const previous = 'Poprzednia';
export const next = 'Następna';
export const page = (page: number) => `Strona ${page}`;
export const current = (page: number, pages: number) => `Strona ${page} z ${pages}`;
