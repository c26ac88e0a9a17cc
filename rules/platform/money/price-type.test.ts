import { expect, it } from 'vitest';
import { DEFAULT_PRICE_TYPE } from './price-type.ts';

it('S9.01 prices are gross unless the shop says otherwise', () => {
  expect(DEFAULT_PRICE_TYPE).toBe('gross');
});
