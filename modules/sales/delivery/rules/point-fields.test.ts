import { describe, expect, it } from 'vitest';
import { parsePoint, placeName, pointKeys } from './point-fields.ts';

const PLAIN = { id: 'KRA01', street: 'Długa 1', zipcode: '31147', city: 'Kraków', lat: '50,07', lng: '19.93' };

describe('a point of a file', () => {
  it('reads plain columns and takes the code for the name', () => {
    expect(parsePoint({ ...PLAIN, hours: 'całą dobę', cod: '1' })).toEqual({
      values: {
        code: 'KRA01',
        kind: 'locker',
        name: 'KRA01',
        street: 'Długa 1',
        zipcode: '31-147',
        city: 'Kraków',
        latitude: 50.07,
        longitude: 19.93,
        openingHours: 'całą dobę',
        hint: '',
        cashOnDelivery: true,
      },
    });
  });

  it('reads records as the service of InPost writes them', () => {
    const record = {
      name: 'WAW01M',
      type: 'parcel_locker',
      'location.latitude': '52.2',
      'location.longitude': '21.0',
      'address_details.street': 'Prosta',
      'address_details.building_number': '7',
      'address_details.post_code': '00-850',
      'address_details.city': 'Warszawa',
      opening_hours: '24/7',
      location_description: 'przy wejściu',
      payment_available: 'false',
    };
    expect(parsePoint(record)).toMatchObject({
      values: { code: 'WAW01M', street: 'Prosta 7', city: 'Warszawa', hint: 'przy wejściu', cashOnDelivery: false },
    });
  });

  it.each([
    [{ id: '' }, 'code', 'required'],
    [{ zipcode: '3114' }, 'zipcode', 'postcode'],
    [{ lat: '150' }, 'latitude', 'out-of-range'],
    [{ lng: '' }, 'longitude', 'required'],
  ])('%o: its fault is named by column', (change, field, fault) => {
    expect(parsePoint({ ...PLAIN, ...change })).toEqual({ field, fault });
  });

  it('is found without accents and without the word for a street', () => {
    expect(pointKeys({ city: 'Bielsko-Biała', street: 'ul. Żywiecka 5' })).toEqual({
      cityKey: 'bielsko biala',
      streetKey: 'zywiecka 5',
    });
  });
});

it.each([
  ['Automat KRA01A', 'KRA01A', 'Automat KRA01A'],
  ['Kiosk na rogu', 'KRA02', 'Kiosk na rogu KRA02'],
  ['Sklep w Krakowie', '', 'Sklep w Krakowie'],
])('%s with the code %s is %s', (name, code, written) => {
  expect(placeName({ name, code })).toBe(written);
});
