import { expect, it } from 'vitest';
import { formatMoneyOnWire } from '#platform/money/rules/format-money.ts';
import { demoCouriers } from '../couriers.ts';
import { deliveryPage } from './delivery.ts';

it.each(demoCouriers)('the page of delivery names $name and its cost', ({ name, prepaidCost }) => {
  const [row] = deliveryPage.body.match(new RegExp(`<tr><td><strong>${name}</strong>.*</tr>`)) ?? [];
  expect(row).toContain(prepaidCost ? formatMoneyOnWire(prepaidCost) : 'bezpłatnie');
});
