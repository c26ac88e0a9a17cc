export const title = 'Z kontem jest prościej';
export const short = 'Z kontem masz w jednym miejscu zamówienia, zwroty, ulubione i punkty.';

export const BENEFITS = [
  {
    id: 'orders',
    name: 'Zamówienia w jednym miejscu',
    text: 'Widzisz, gdzie jest paczka, i zamawiasz ponownie jednym kliknięciem.',
  },
  { id: 'points', name: 'Punkty za zakupy', text: 'Zapłacisz nimi w kasie albo wymienisz je na produkty.' },
  {
    id: 'kept',
    name: 'Ulubione i listy na każdym urządzeniu',
    text: 'Koszyk zaczęty na telefonie czeka na komputerze.',
  },
  {
    id: 'returns',
    name: 'Zwrot i reklamacja bez szukania numerów',
    text: 'Wybierasz zamówienie z listy, dane już mamy.',
  },
] as const;
