import { expect, it } from 'vitest';
import { oneClickActive } from './buy-choice.ts';

it.each([
  ['ready', 'Kubek', true],
  ['ready', '', false],
  ['ready', '   ', false],
  ['idle', 'Kubek', false],
  ['loading', 'Kubek', false],
  ['failed', 'Kubek', false],
] as const)(
  'S4.22 one-click items of a size that is %s, of a product named %j, are checked: %s',
  (state, name, checked) => {
    expect(oneClickActive(state, name)).toBe(checked);
  },
);
