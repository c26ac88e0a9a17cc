import { describe, expect, it } from 'vitest';
import { foldMethods } from './fold-methods.ts';

const ways = (text: string) =>
  text.split(' ').map((name) => ({ name: name.replace('!', ''), refused: name.endsWith('!') }));

const named = (methods: readonly { name: string }[]) => methods.map(({ name }) => name).join(' ');

describe('which ways to pay are folded', () => {
  it.each([
    ['the first four stand open', 'blik bank card transfer later voucher', 'blik bank card transfer', 'later voucher'],
    [
      'those that do not fit are folded, wherever they stand',
      'blik instalments! bank points! card',
      'blik bank card',
      'instalments points',
    ],
    ['one more is not worth a press', 'blik bank card transfer later', 'blik bank card transfer later', ''],
    ['with none that fits all say why', 'points! instalments!', 'points instalments', ''],
  ])('%s', (_, methods, open, folded) => {
    const found = foldMethods(ways(methods));
    expect([named(found.open), named(found.folded)]).toEqual([open, folded]);
  });
});
