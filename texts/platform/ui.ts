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
} as const;
