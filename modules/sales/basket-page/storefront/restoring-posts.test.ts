import { expect, it } from 'vitest';
import type { BasketLine } from '#modules/sales/basket/rules/basket-view.ts';
import { restoringPosts } from './restoring-posts.ts';

const line = (change: Partial<BasketLine>) =>
  ({
    productId: 5,
    size: 'uniw',
    additional: '',
    extras: {},
    quantity: 2,
    comment: '',
    forPoints: false,
    ...change,
  }) as BasketLine;

it('X.34 plain lines come back together, a line with extras as its product page sends it', () => {
  const plain = [line({ comment: 'na prezent' }), line({ productId: 6, size: 'M', forPoints: true })];
  const configured = line({
    productId: 7,
    additional: 'a1',
    quantity: 3,
    extras: {
      subscriptionDays: 30,
      parts: [{ id: 4, product: 9, size: 'L', quantity: 2 }],
      configuration: { grawer: ['Ola'], dodatki: ['x', 'y'] },
    },
  });
  const posts = restoringPosts([configured, ...plain]);
  expect(posts.map(({ action, lines }) => [action, lines])).toEqual([
    ['/basketchange.php?type=multiproduct', plain],
    ['/basketchange.php', [configured]],
  ]);
  expect(posts.map(({ fields }) => Object.fromEntries(fields))).toEqual([
    {
      'product[1]': '5',
      'size[1]': 'uniw',
      'set_quantity[1]': '2',
      'comment[1]': 'na prezent',
      'forpoints[1]': '0',
      'product[2]': '6',
      'size[2]': 'M',
      'set_quantity[2]': '2',
      'comment[2]': '',
      'forpoints[2]': '1',
    },
    {
      product: '7',
      size: 'uniw',
      number: '3',
      comment: '',
      mode: '1',
      forpoints: '0',
      subscription: '1',
      days_in_period: '30',
      'bundled_product[4]': '9',
      'bundled_size[4]': 'L',
      'bundled_quantity[4]': '2',
      'priceformula[grawer][0]': 'Ola',
      'priceformula[dodatki][0]': 'x',
      'priceformula[dodatki][1]': 'y',
    },
  ]);
});
