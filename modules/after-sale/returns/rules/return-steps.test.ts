import { describe, expect, it } from 'vitest';
import {
  type DraftProgress,
  furthestStep,
  openStep,
  RETURN_STEPS,
  returnAddress,
  stepAddress,
  stepClass,
} from './return-steps.ts';

const empty: DraftProgress = {
  hasLines: false,
  method: null,
  parameterConfirmed: false,
  hasDelivery: false,
  hasPlace: false,
};
const chosen = { ...empty, hasLines: true };
const courier: DraftProgress = { ...chosen, method: 'courier', parameterConfirmed: true, hasDelivery: true };
const shop: DraftProgress = { ...courier, method: 'point' };

describe('steps of a return', () => {
  it('S4.46 carry the classes step2 to step6', () => {
    expect(RETURN_STEPS.map(stepClass)).toEqual(['step2', 'step3', 'step4', 'step5', 'step6']);
  });

  it.each([
    ['no draft', null, 'products'],
    ['an empty draft', empty, 'products'],
    ['products chosen', chosen, 'method'],
    ['method without its parameter', { ...courier, parameterConfirmed: false }, 'method'],
    ['method without delivery', { ...courier, hasDelivery: false }, 'method'],
    ['courier', courier, 'refund'],
    ['to a shop, none chosen', shop, 'point'],
    ['to a shop, chosen', { ...shop, hasPlace: true }, 'refund'],
  ] as const)('S4.46 %s leads to the next open step', (_name, draft, step) => {
    expect(furthestStep(draft)).toBe(step);
  });

  it.each([
    ['refund', null, 'products'],
    ['method', empty, 'products'],
    ['refund', chosen, 'method'],
    ['point', chosen, 'method'],
    ['refund', shop, 'point'],
    // A courier needs no point; going back to what is answered is allowed.
    ['point', courier, 'refund'],
    ['products', courier, 'products'],
    ['products', null, 'products'],
    ['refund', courier, 'refund'],
    ['point', { ...shop, hasPlace: true }, 'point'],
    ['method', courier, 'method'],
  ] as const)('S4.46 asking for %s does not skip a step', (asked, draft, step) => {
    expect(openStep(asked, draft)).toBe(step);
  });

  it('each stand at their own address, and carry the order or the return', () => {
    const steps = ['products', 'method', 'point', 'refund'] as const;
    expect(steps.map((step) => stepAddress(step, '123'))).toEqual([
      '/zwroty/produkty?zamowienie=123',
      '/zwroty/sposob?zamowienie=123',
      '/zwroty/punkt?zamowienie=123',
      '/zwroty/zwrot-srodkow?zamowienie=123',
    ]);
    expect(returnAddress('ZW-ABC')).toBe('/zwroty/status?zwrot=ZW-ABC');
  });
});
