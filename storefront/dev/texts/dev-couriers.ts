/** The screen on which developers and tests make the couriers' services fail. */

export const title = 'Usługi przewoźników';
export const intro =
  'Tu psujesz usługę przewoźnika, aby zobaczyć, jak zachowa się sklep. Tylko w trybie deweloperskim.';
export const fault = 'Usługa';

export const faults = {
  '': 'działa',
  down: 'nie odpowiada',
  unserved: 'nie dowozi pod ten adres',
  'no-points': 'nie podaje listy punktów',
};

export const requestsClientNumber = 'Pyta o numer klienta';
export const save = 'Ustaw';
export const saved = 'Ustawione.';
