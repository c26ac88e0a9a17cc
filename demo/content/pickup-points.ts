import { seededRandom } from '#demo/seeded-random.ts';
import type { PointValues } from '#modules/sales/delivery/rules/point-fields.ts';
import { demoStreets, demoTowns } from './towns.ts';

type NewPoint = PointValues & { courierId: number };

const LOCKER = 2;
const SHOP_POINT = 5;
const HINTS = [
  'przy wejściu do sklepu',
  'na parkingu, od strony ulicy',
  'obok stacji paliw',
  'przy przystanku autobusowym',
];
const SHOPS = ['Sklep spożywczy U Haliny', 'Kiosk na rogu', 'Drogeria Rumianek', 'Księgarnia Zakładka'];

/** About two hundred lockers and shops in real towns; streets and places in them are made up, the same every time. */
export function demoPickupPoints(): (NewPoint & { id: number })[] {
  return demoTowns
    .flatMap(([city, latitude, longitude, postcode, code, size]) => {
      const random = seededRandom(`points ${city}`);
      const near = (middle: number) => Math.round((middle + (random.next() - 0.5) * 0.05) * 1e5) / 1e5;
      return Array.from({ length: size }, (_, index): NewPoint => {
        // Every third point is a shop, and shops take money; so does every other locker's neighbour.
        const isShop = index % 3 === 2;
        const name = `${code}${String(index + 1).padStart(2, '0')}${isShop ? 'S' : 'A'}`;
        const street = `${random.pick(demoStreets)} ${random.between(1, 89)}`;
        return {
          courierId: isShop ? SHOP_POINT : LOCKER,
          code: name,
          kind: isShop ? 'shop' : 'locker',
          name: isShop ? random.pick(SHOPS) : `Automat ${name}`,
          // A market square is no street.
          street: `ul. ${street}`.replace('ul. Rynek', 'Rynek'),
          zipcode: `${postcode}-${String(random.between(100, 899))}`,
          city,
          latitude: near(latitude),
          longitude: near(longitude),
          openingHours: isShop ? 'pon.–sob. 7:00–21:00' : 'całą dobę',
          hint: isShop ? '' : random.pick(HINTS),
          cashOnDelivery: isShop && index % 2 === 0,
        };
      });
    })
    .map((point, index) => ({ id: index + 1, ...point }));
}
