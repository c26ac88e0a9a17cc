export const title = 'Powiadomienia';
export const stock = 'Czekasz na te produkty';
export const none =
  'Nie czekasz teraz na żaden produkt. Przy wyprzedanym rozmiarze kliknij „Powiadom o dostępności”, a damy znać.';
export const toFavourites = 'Zobacz ulubione';
export const size = (size: string, day: string) => `Rozmiar: ${size}, od ${day}`;
export const since = (day: string) => `Od ${day}`;
export const end = 'Nie czekam';
export const endOf = (name: string) => `Nie czekam na: ${name}`;
export const consents = 'Zgody';
export const submit = 'Zapisz zgody';
export const confirm = 'Newsletter zaczniemy wysyłać, gdy klikniesz link w wiadomości, która czeka w Twojej skrzynce.';
