/** Said in the header of every screen on the way to an order, which is part of every screen with a router: apart from the words of single steps. */
export const label = 'Etapy zamówienia';

export const names = {
  basket: 'Koszyk',
  data: 'Dostawa i płatność',
  summary: 'Podsumowanie',
  payment: 'Zakończenie',
};
