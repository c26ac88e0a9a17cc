/** In the header of every screen with a router: separate from the texts of single steps. */
export const label = 'Etapy zamówienia';

export const names = {
  basket: 'Koszyk',
  data: 'Dostawa i płatność',
  summary: 'Podsumowanie',
  payment: 'Zakończenie',
};
