export const title = 'Dane i adresy';
export const intro = 'Tymi danymi wypełnimy Twoje zamówienia.';
export const email = 'Adres e-mail';
export const emailLink = 'Zmień adres e-mail';
export const use = {
  title: 'Dobrze wiedzieć',
  points: [
    'Zmiany dotyczą kolejnych zamówień. Te, które już są złożone, zostają z danymi, które w nich podano.',
    'Wszystko, co o Tobie wiemy, możesz w każdej chwili pobrać albo usunąć razem z kontem.',
  ],
  link: 'Prywatność',
};
export const submit = 'Zapisz zmiany';
export const wrong = 'Popraw zaznaczone pola, a zapiszemy zmiany.';
export const otherStored = 'Zostały też zmiany zapisane wcześniej w innym oknie. Sprawdź, czy wszystko się zgadza.';
export const changedElsewhere = (value: string) =>
  value === ''
    ? 'W innym oknie to pole zostało zmienione. Jeśli ma być tak jak tutaj, zapisz jeszcze raz.'
    : `W innym oknie jest tu już zapisane: „${value}”. Jeśli ma być tak jak tutaj, zapisz jeszcze raz.`;
