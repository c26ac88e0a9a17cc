import { expect, it } from 'vitest';
import { writeBasketEvent } from './basket-event.ts';

it('writes an add_to_cart script that a product name cannot break out of', () => {
  const item = { productId: 7, name: '</script>"x', variant: 'M', unitPrice: 1999, quantity: 2 };
  const script = writeBasketEvent('add_to_cart', [item]);
  expect(script).not.toContain('</script>');
  const json = /\.push\((.*)\);$/.exec(script)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({
    event: 'add_to_cart',
    ecommerce: {
      currency: 'PLN',
      value: 39.98,
      items: [{ item_id: '7', item_name: '</script>"x', item_variant: 'M', price: 19.99, quantity: 2 }],
    },
  });
});

it('line ends that a script could not hold are written by their numbers', () => {
  const item = { productId: 7, name: 'a\u2028b\u2029c', variant: 'M', unitPrice: 1999, quantity: 2 };
  expect(writeBasketEvent('add_to_cart', [item])).toContain('a\\u2028b\\u2029c');
});
