import type { LocationValues } from '#modules/sales/delivery/rules/location-fields.ts';

const everyDay = 'pon.–pt. 10:00–19:00, sob. 10:00–15:00, niedz. nieczynne';
const longer = 'pon.–sob. 9:00–21:00, niedziele handlowe 10:00–18:00';

/** Shops of Polana in which stock can be seen and orders collected. */
export const demoLocations = [
  {
    id: 1,
    name: 'Polana Zakopane',
    street: 'ul. Leśna 12',
    zipcode: '34-500',
    city: 'Zakopane',
    phone: '+48 18 200 10 01',
    email: 'zakopane@polana.example',
    latitude: 49.2969,
    longitude: 19.9506,
    openingHours: longer,
  },
  {
    id: 2,
    name: 'Polana Kraków',
    street: 'ul. Długa 31',
    zipcode: '31-147',
    city: 'Kraków',
    phone: '+48 12 200 10 02',
    email: 'krakow@polana.example',
    latitude: 50.0705,
    longitude: 19.9391,
    openingHours: everyDay,
  },
  {
    id: 3,
    name: 'Polana Warszawa',
    street: 'ul. Mokotowska 45',
    zipcode: '00-551',
    city: 'Warszawa',
    phone: '+48 22 200 10 03',
    email: 'warszawa@polana.example',
    latitude: 52.2237,
    longitude: 21.0206,
    openingHours: longer,
  },
  {
    id: 4,
    name: 'Polana Gdańsk',
    street: 'ul. Szeroka 18',
    zipcode: '80-835',
    city: 'Gdańsk',
    phone: '+48 58 200 10 04',
    email: 'gdansk@polana.example',
    latitude: 54.3507,
    longitude: 18.6551,
    openingHours: everyDay,
  },
  {
    id: 5,
    name: 'Polana Wrocław',
    street: 'ul. Kuźnicza 9',
    zipcode: '50-138',
    city: 'Wrocław',
    phone: '+48 71 200 10 05',
    email: 'wroclaw@polana.example',
    latitude: 51.1117,
    longitude: 17.0339,
    openingHours: everyDay,
  },
] as const satisfies readonly (LocationValues & { id: number })[];
