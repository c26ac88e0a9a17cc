export const title = 'Listy do klientów';
export const lead =
  'Własne powitanie i zakończenie w każdym mailu do klienta. Resztę pisze sklep: kwoty, adresy i pouczenia muszą się zgadzać.';

export const fields = {
  greeting: { label: 'Powitanie', hint: 'Stoi pod nagłówkiem maila. Puste: mail zaczyna się od swojej treści.' },
  ending: { label: 'Zakończenie', hint: 'Stoi na końcu, nad podpisem sklepu. Najwyżej 500 znaków.' },
  number: { label: 'Numer zamówienia', hint: 'Podgląd pokazuje prawdziwe zamówienie. Nic nie zostanie wysłane.' },
  kind: { label: 'Który list' },
};

/** Those that are worth looking at. */
export const kinds = {
  placed: 'Przyjęcie zamówienia',
  reminder: 'Przypomnienie o wpłacie',
  paid: 'Wpłata dotarła',
  sent: 'Paczka wyruszyła',
};

export const preview = 'Pokaż podgląd';
export const save = 'Zapisz';
export const saved = 'Zapisano. Tak będą wyglądać następne maile.';
export const refused = 'Nie zapisano. Popraw zaznaczone pola.';
export const frame = (subject: string) => `Podgląd maila: ${subject}`;
export const noOrder = 'Nie ma zamówienia o tym numerze.';
export const noOrders = 'Podgląd pojawi się, gdy w sklepie będzie pierwsze zamówienie.';
