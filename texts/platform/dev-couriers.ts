/** The screen on which developers and tests make the couriers' services fail. */
export const devCouriersTexts = {
  title: 'Usługi przewoźników',
  intro: 'Tu psujesz usługę przewoźnika, aby zobaczyć, jak zachowa się sklep. Tylko w trybie deweloperskim.',
  fault: 'Usługa',
  faults: {
    '': 'działa',
    down: 'nie odpowiada',
    unserved: 'nie dowozi pod ten adres',
    'no-points': 'nie podaje listy punktów',
  },
  asksClientNumber: 'Pyta o numer klienta',
  save: 'Ustaw',
  saved: 'Ustawione.',
};
