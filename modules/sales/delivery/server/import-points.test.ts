import { describe, expect, it } from 'vitest';
import { COURIER, equipShop } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import {
  findPoint,
  importPoints,
  listLocations,
  listPlaces,
  removeLocation,
  saveLocation,
  searchPoints,
} from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
await equipShop(shop);

const bytes = (text: string) => new TextEncoder().encode(text);
const HEADER = 'id;name;street;zipcode;city;lat;lng;hours';
const row = (code: string, city = 'Łódź') =>
  `${code};Automat ${code};Piotrkowska 1;90-001;${city};51,77;19,46;całą dobę`;
const find = async (text: string) => searchPoints(shop, { courierId: COURIER.locker, text });

describe('pickup points from a file', () => {
  it('O.33 are found, shown and chosen; those no longer named are not', async () => {
    const file = [HEADER, row('LOD01'), row('LOD02'), row('KRA02', 'Kraków')].join('\n');
    // KRA01 of the shop is not in the file any more, KRA02 is known.
    expect(await importPoints(shop, COURIER.locker, bytes(file))).toEqual({
      kind: 'done',
      added: 2,
      changed: 1,
      switchedOff: 1,
      points: 3,
    });
    const found = await find('lodz');
    expect(found.kind === 'found' && found.points.map(({ code, openingHours }) => [code, openingHours])).toEqual([
      ['LOD01', 'całą dobę'],
      ['LOD02', 'całą dobę'],
    ]);
    const id = found.kind === 'found' ? (found.points[0]?.id ?? 0) : 0;
    expect(await findPoint(shop.db, id)).toMatchObject({ code: 'LOD01', courierId: COURIER.locker });
    expect((await find('KRA01')).kind).toBe('nothing');
    await importPoints(shop, COURIER.locker, bytes([HEADER, row('LOD02')].join('\n')));
    expect(await findPoint(shop.db, id)).toBeNull();
  });

  it('O.33 comes as JSON too, as the service of InPost answers', async () => {
    const items = [
      {
        name: 'POZ01M',
        type: ['parcel_locker'],
        location: { latitude: 52.4, longitude: 16.9 },
        address_details: { street: 'Święty Marcin', building_number: '3', post_code: '61-803', city: 'Poznań' },
        opening_hours: '24/7',
        payment_available: true,
      },
    ];
    expect(await importPoints(shop, COURIER.locker, bytes(JSON.stringify({ items })))).toMatchObject({ kind: 'done' });
    expect(await find('poznań')).toMatchObject({ points: [{ code: 'POZ01M', street: 'Święty Marcin 3' }] });
  });

  it('O.33 reports faults by row and writes nothing', async () => {
    const before = await find('poznań');
    const file = [HEADER, row('A1'), row('A1'), 'A2;Bez adresu;;90-001;Łódź;51;19;', 'A3;X;Y 1;9;Łódź;51;19;'].join(
      '\n',
    );
    expect(await importPoints(shop, COURIER.locker, bytes(file))).toEqual({
      kind: 'faults',
      faults: [
        { row: 3, field: 'code', fault: 'twice' },
        { row: 4, field: 'street', fault: 'required' },
        { row: 5, field: 'zipcode', fault: 'postcode' },
      ],
      more: 0,
    });
    expect(await find('poznań')).toEqual(before);
  });

  it.each([
    ['', 'no-points'],
    [HEADER, 'no-points'],
    ['[]', 'no-points'],
    ['{"a": 1}', 'unreadable'],
    ['[{', 'unreadable'],
  ])('is refused as a whole: %j is %s', async (text, reason) => {
    expect(await importPoints(shop, COURIER.locker, bytes(text))).toEqual({ kind: 'refused', reason });
  });

  it('is for a courier the shop has', async () => {
    expect(await importPoints(shop, 999, bytes(HEADER))).toEqual({ kind: 'refused', reason: 'unknown-courier' });
  });

  it.each([
    ['empty lines', `${HEADER}${'\n'.repeat(300_000)}`],
    ['points', JSON.stringify(Array.from({ length: 100_001 }, () => 0))],
  ])('O.33 is refused as a whole with too many %s', async (_, text) => {
    expect(await importPoints(shop, COURIER.locker, bytes(text))).toEqual({ kind: 'refused', reason: 'too-many' });
  });

  it('O.33 reads no deeper than files of couriers go', async () => {
    const deep = `[${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}]`;
    expect(await importPoints(shop, COURIER.locker, bytes(deep))).toMatchObject({
      kind: 'faults',
      faults: [{ row: 1, field: 'code' }],
    });
  });

  it('O.33 takes thousands of points in one go', async () => {
    const codes = Array.from({ length: 3000 }, (_, at) => `GDA${String(at).padStart(5, '0')}`);
    const file = [HEADER, ...codes.map((code) => row(code, 'Gdańsk'))].join('\r\n');
    expect(await importPoints(shop, COURIER.locker, bytes(file))).toMatchObject({ kind: 'done', added: 3000 });
    expect((await find('GDA02999')).kind).toBe('found');
  });
});

describe("the shop's own places", () => {
  const PLACE = {
    name: 'Sklep na rogu',
    street: 'ul. Krótka 2',
    zipcode: '30-001',
    city: 'Kraków',
    phone: '',
    email: '',
    latitude: 50.06,
    longitude: 19.94,
    openingHours: 'pon.–pt. 10:00–18:00',
  };

  it('O.33 are listed with their hours and can be collected from', async () => {
    const outcome = await saveLocation(shop, null, PLACE);
    const id = outcome.ok ? outcome.id : 0;
    expect((await listLocations(shop)).at(-1)).toMatchObject({ id, openingHours: 'pon.–pt. 10:00–18:00' });
    await saveLocation(shop, id, { ...PLACE, openingHours: 'sob. 10:00–14:00' });
    expect((await listPlaces(shop)).find((place) => place.id === id)?.openingHours).toBe('sob. 10:00–14:00');
    expect(await removeLocation(shop, id)).toBe('removed');
  });

  it('O.33 bad input names the field', async () => {
    const outcome = await saveLocation(shop, null, { ...PLACE, zipcode: '3000', email: 'nie' });
    expect(outcome).toEqual({ ok: false, faults: { zipcode: 'postcode', email: 'email' } });
  });
});
