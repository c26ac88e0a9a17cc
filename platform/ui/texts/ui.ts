/** Words of the bare controls; nothing here knows about the shop. */

export const loading = 'Trwa ładowanie';
export const connectionProblem = 'Nie udało się połączyć ze sklepem. Sprawdź połączenie i spróbuj ponownie.';
export const close = 'Zamknij';
export const required = 'pole wymagane';
export const optional = 'opcjonalnie';
export const opensInNewTab = 'otwiera się w nowej karcie';

export const stepper = {
  increase: 'Zwiększ',
  decrease: 'Zmniejsz',
} as const;

export const steps = {
  done: 'gotowe',
  position: (step: number, of: number, name: string) => `Krok ${step} z ${of}: ${name}`,
} as const;

export const breadcrumbs = 'Jesteś tutaj';

export const alert = {
  region: 'Komunikaty',
  kinds: {
    info: 'Informacja',
    warning: 'Uwaga',
    error: 'Błąd',
    success: 'Gotowe',
  },
  dismiss: 'Zamknij komunikat',
} as const;
/** Closes one of several layers: names it. */
export const closeNamed = (title: string) => (title ? `Zamknij: ${title}` : 'Zamknij');
