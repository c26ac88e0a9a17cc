import { describe, expect, it } from 'vitest';
import { parseFields } from '#platform/forms/rules/typed-fields.ts';
import { checkCourier, courierFields, earlierDeadline, servesPostcode } from './courier-fields.ts';

const TYPED = {
  name: 'Kurier',
  kind: 'courier',
  prepaidCost: '14,90',
  countries: 'PL',
  days: '1',
  weekdays: '1,2,3,4,5',
  enabled: '1',
};

function faultsOf(change: Record<string, string>) {
  const { values, faults } = parseFields(courierFields, { ...TYPED, ...change });
  return values ? checkCourier(values) : faults;
}

describe('courierFields', () => {
  it('is fine with a name, a cost, countries and days', () => {
    expect(faultsOf({})).toBeNull();
    expect(faultsOf({ prepaidCost: '', rates: '5;;12,90;' })).toBeNull();
  });

  it.each([
    [{ name: '' }, { name: 'required' }],
    [{ kind: 'rakieta' }, { kind: 'choice' }],
    [{ prepaidCost: '' }, { prepaidCost: 'no-way-to-pay' }],
    [{ countries: 'Polska' }, { countries: 'country' }],
    [{ postcodes: '3a' }, { postcodes: 'postcode' }],
    [{ days: '' }, { days: 'required' }],
    [{ weekdays: '' }, { weekdays: 'required' }],
    [{ weekdays: '8' }, { weekdays: 'choice' }],
    [{ deadline: 'rano' }, { deadline: 'time' }],
    [{ trackingLink: 'javascript:alert(1){number}' }, { trackingLink: 'address' }],
    [{ trackingLink: 'https://kurier.example/paczka' }, { trackingLink: 'tracking-number' }],
    [{ icon: '//gdzie.example/x.svg' }, { icon: 'address' }],
    [{ rates: 'pięć;;12;' }, { rates: 'rates' }],
    [{ rates: '5;;12;13;14' }, { rates: 'rates' }],
    [{ rates: '5;100;;' }, { rates: 'rates' }],
  ])('O.32 bad input names the field: %o', (change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });

  it('reads the greatest weight and those of rates in kilograms and stores grams', () => {
    const { values } = parseFields(courierFields, { ...TYPED, maxWeight: '30,5' });
    expect(values?.maxWeight).toBe(30_500);
    expect(courierFields.maxWeight.write(30_500)).toBe('30,5');
    expect(faultsOf({ maxWeight: 'dużo' })).toEqual({ maxWeight: 'number' });
  });

  it('has rates by weight and worth, one a line', () => {
    const { values } = parseFields(courierFields, { ...TYPED, rates: '5;;12,90;17,90\n\n10,5;300;15;' });
    expect(values?.rates).toEqual([
      { maxWeight: 5000, maxWorth: null, prepaidCost: 1290, onDeliveryCost: 1790 },
      { maxWeight: 10_500, maxWorth: 30_000, prepaidCost: 1500, onDeliveryCost: null },
    ]);
    expect(courierFields.rates.write(values?.rates ?? [])).toBe('5;;12,90;17,90\n10,5;300;15;');
  });

  it.each([
    [[], '30-224', true],
    [['30', '31-1'], '30-224', true],
    [['30', '31-1'], '31147', true],
    [['30', '31-1'], '31-900', false],
  ])('of regions %o carries to %s: %s', (postcodes, zipcode, serves) => {
    expect(servesPostcode(postcodes, zipcode)).toBe(serves);
  });

  it('fetches parcels until its own hour when that is earlier', () => {
    expect(earlierDeadline('14:00', '')).toBe('14:00');
    expect(earlierDeadline('14:00', '12:00')).toBe('12:00');
    expect(earlierDeadline('14:00', '16:00')).toBe('14:00');
    expect(earlierDeadline('', '16:00')).toBe('16:00');
  });
});
