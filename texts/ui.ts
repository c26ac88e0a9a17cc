/** Words of the bare controls; nothing here knows about the shop. */
export const uiTexts = {
  loading: 'Trwa ładowanie',
  close: 'Zamknij',
  required: 'pole wymagane',
  optional: 'opcjonalnie',
  opensInNewTab: 'otwiera się w nowej karcie',
  stepper: {
    increase: 'Zwiększ',
    decrease: 'Zmniejsz',
  },
  breadcrumbs: 'Jesteś tutaj',
  pagination: {
    label: 'Strony wyników',
    previous: 'Poprzednia',
    next: 'Następna',
    page: (page: number) => `Strona ${page}`,
    current: (page: number, pages: number) => `Strona ${page} z ${pages}`,
  },
  alert: {
    region: 'Komunikaty',
    kinds: {
      info: 'Informacja',
      warning: 'Uwaga',
      error: 'Błąd',
      success: 'Gotowe',
    },
    dismiss: 'Zamknij komunikat',
  },
  carousel: {
    role: 'karuzela',
    slideRole: 'slajd',
    previous: 'Poprzedni slajd',
    next: 'Następny slajd',
    pause: 'Zatrzymaj przewijanie',
    play: 'Wznów przewijanie',
    choose: 'Wybierz slajd',
    slide: (position: number, count: number) => `${position} z ${count}`,
    announce: (position: number, count: number) => `Slajd ${position} z ${count}`,
  },
} as const;
