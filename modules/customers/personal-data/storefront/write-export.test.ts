import { expect, it } from 'vitest';
import { writeExport } from './write-export.ts';

it('X.22 the file is JSON in Polish: names, states, złote, moments in ISO 8601', () => {
  const data = {
    account: [{ login: 'anna', kind: 'private', country: 'PL', newsletter: false }],
    orders: [
      {
        number: '17223906',
        state: 'delivered',
        document: 'receipt',
        total_gross: 12_950,
        placed_at: '2026-05-06 10:00:00.123+00',
        addresses: [{ role: 'delivery', city: 'Łódź' }],
        lines: [{ name: 'Nóż', size: null, quantity: 1, worth_gross: 12_950 }],
      },
    ],
    points: [{ change: -50, reason: 'spent-on-product', at: new Date('2026-05-07T08:00:00Z') }],
    favourites: [],
  };
  const file = writeExport({ shopName: 'Polana', madeAt: new Date('2026-05-08T12:00:00Z'), data });
  expect(JSON.parse(file)).toEqual({
    Sklep: 'Polana',
    Utworzono: '2026-05-08T12:00:00.000Z',
    Konto: [{ Login: 'anna', Rodzaj: 'osoba prywatna', Kraj: 'Polska', 'Zgoda na newsletter': false }],
    Zamówienia: [
      {
        Numer: '17223906',
        Stan: 'Dostarczone',
        'Dokument sprzedaży': 'Paragon',
        'Wartość brutto (zł)': 129.5,
        Złożono: '2026-05-06T10:00:00.123Z',
        Adresy: [{ Przeznaczenie: 'dostawa', Miejscowość: 'Łódź' }],
        Pozycje: [{ Nazwa: 'Nóż', Rozmiar: null, Ilość: 1, 'Wartość brutto (zł)': 129.5 }],
      },
    ],
    Punkty: [{ 'Zmiana (punkty)': -50, Powód: 'Wymiana na produkt', Kiedy: '2026-05-07T08:00:00.000Z' }],
    Ulubione: [],
  });
});

it('a code without a name stays as it is rather than being lost', () => {
  const data = { orders: [{ state: 'somewhere', unannounced: 'of' }] };
  expect(JSON.parse(writeExport({ shopName: 'Polana', madeAt: new Date(0), data })).Zamówienia).toEqual([
    { Stan: 'somewhere', unannounced: 'of' },
  ]);
});
