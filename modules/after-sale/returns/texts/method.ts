import type { ReturnMethod } from '#platform/settings/rules/setting-values.ts';

/** Name, description and the parameter a shopper confirms; `confirm` is asked in the window (S5.41). */
export const types: Record<
  ReturnMethod,
  { name: string; detail: (cost: string) => string; parameter: string; confirm: string }
> = {
  point: {
    name: 'Oddam w sklepie',
    detail: () => 'Bezpłatnie. Wybierzesz sklep w następnym kroku.',
    parameter: 'Przyniosę produkty razem z kodem zwrotu',
    confirm:
      'Bez kodu zwrotu obsługa sklepu nie przyjmie produktów. Dostaniesz go e-mailem i na dokumencie PDF, gdy zgłosisz zwrot. Potwierdzasz?',
  },
  courier: {
    name: 'Kurier odbierze paczkę',
    detail: (cost) => `Koszt (${cost}) odejmiemy od zwracanej kwoty.`,
    parameter: 'Paczka będzie spakowana i gotowa do odbioru',
    confirm:
      'Kurier nie pakuje produktów i nie czeka. Jeśli paczka nie będzie gotowa, trzeba będzie zamówić odbiór ponownie. Potwierdzasz?',
  },
  own: {
    name: 'Wyślę we własnym zakresie',
    detail: () => 'Wybierasz przewoźnika i opłacasz przesyłkę.',
    parameter: 'Nie wyślę paczki za pobraniem',
    confirm: 'Paczki wysłanej za pobraniem nie odbierzemy: wróci do Ciebie na Twój koszt. Potwierdzasz?',
  },
  locker: {
    name: 'Nadam w automacie paczkowym',
    detail: (cost) => `Kod do skrytki przyślemy SMS-em. Koszt (${cost}) odejmiemy od zwracanej kwoty.`,
    parameter: 'Paczka zmieści się w skrytce 41 × 38 × 64 cm i waży do 25 kg',
    confirm:
      'Większej lub cięższej paczki automat nie przyjmie, a kod trzeba będzie wygenerować od nowa. Potwierdzasz?',
  },
};

export const title = 'Jak odeślesz paczkę?';
export const legend = 'Sposób zwrotu';
export const delivery = 'Przesyłka';
export const from = (cost: string) => `od ${cost}`;
export const free = 'bezpłatnie';
export const own = 'na własny koszt';
export const noMethod = 'Wybierz sposób zwrotu.';
export const noDelivery = 'Wybierz przesyłkę.';
export const noParameter = 'Zaznacz potwierdzenie, bez niego nie przyjmiemy zwrotu.';
export const noPhone = 'Ten sposób wymaga numeru telefonu w ustawieniach konta.';
export const noPhoneGuest = 'Ten sposób wymaga numeru telefonu, a w zamówieniu go nie ma.';
export const addPhone = 'Uzupełnij telefon w ustawieniach konta';
export const confirm = { title: 'Potwierdź', yes: 'Potwierdzam', no: 'Nie potwierdzam' };
