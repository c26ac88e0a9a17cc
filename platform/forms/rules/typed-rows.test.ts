import { expect, it } from 'vitest';
import { returnDeliveryFields, toReturnDeliveries } from '#modules/after-sale/returns/rules/return-delivery-fields.ts';
import { filledRows, parseRows } from './typed-rows.ts';

const courier = { name: 'Kurier', method: 'courier', cost: '14,90', id: '' };

it('ignores a row in which only a choice is filled', () => {
  expect(filledRows(returnDeliveryFields, [{ method: 'own', name: ' ', cost: '' }, {}, courier])).toEqual([courier]);
});

it('reports faults by row and field', () => {
  const rows = [courier, { ...courier, name: '', cost: 'x' }];
  expect(parseRows(returnDeliveryFields, rows)).toEqual({
    values: null,
    faults: { '1.name': 'required', '1.cost': 'money' },
  });
});

it('new rows get an id that no other has, known ones keep theirs', () => {
  const { values } = parseRows(returnDeliveryFields, [{ ...courier, id: 'kurier' }, courier, courier]);
  expect(toReturnDeliveries(values ?? []).map(({ id, cost }) => [id, cost])).toEqual([
    ['kurier', 1490],
    ['kurier-2', 1490],
    ['kurier-3', 1490],
  ]);
});
