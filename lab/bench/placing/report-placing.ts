import type { ContentionFigures, Waits } from './measure-contention.ts';
import type { OrderRate } from './measure-placing.ts';

/** An order may take twice what its rows take. */
const BAR = 0.5;

const whole = (value: number) => Math.round(value).toLocaleString('en');

export function reportOrderRate({ shop, bare, bareAtOnce, insertsAlone }: OrderRate): string[] {
  const row = (what: string, value: string, bar = '') => `  ${what.padEnd(34)} ${value.padEnd(44)} ${bar}`.trimEnd();
  const part = (of: number) => `${Math.round((shop / of) * 100)} % of it`;
  return [
    row('orders, committed to disk', `${whole(shop)} a second`),
    row(
      'bare transaction of the same rows',
      `${whole(bare)} a second, ${part(bare)}`,
      `${BAR * 100} %: ${shop / bare >= BAR ? 'met' : 'MISSED'}`,
    ),
    row('  its statements sent in one go', `${whole(bareAtOnce)} a second, ${part(bareAtOnce)}`),
    row('  only rows with the order’s id', `${whole(insertsAlone)} a second, ${part(insertsAlone)}`),
  ];
}

export function reportContention({ waiters, others, hot }: ContentionFigures): string[] {
  const row = (what: string, { orders, perSecond, p50, p99 }: Waits) =>
    `  ${what.padEnd(46)} ${`p50 ${whole(p50)} ms, p99 ${whole(p99)} ms`.padEnd(32)} ${whole(perSecond)} a second (${orders})`;
  return [
    'Orders of many at once, from the press of the button to the number',
    row('200 buyers of 50 products', waiters),
    row('8 buyers of 50 products', others.alone),
    row('the same while 2 000 want one other product', others.withHotProduct),
    row('the 2 000', hot),
  ];
}
