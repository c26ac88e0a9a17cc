import { readUnitStep, roundTo, type UnitStep } from './unit-step.ts';

export type SnapDirection = 'nearest' | 'down' | 'up';

/**
 * Brings a quantity to a multiple of the step, written at the unit's precision (S5.01). Zero, negative and
 * unreadable quantities become 0 (S5.02). A small positive wish never falls to 0 unless rounding down is asked for.
 */
export function snapQuantity(wanted: number, unit: UnitStep, direction: SnapDirection = 'nearest'): number {
  if (!(wanted > 0)) return 0;
  const { step, precision } = readUnitStep(unit);
  const steps = countSteps(Math.min(wanted, BEYOND_ANY_ORDER) / step, direction);
  return roundTo(steps * step, precision);
}

// Keeps the arithmetic within what a number holds exactly, whatever was typed.
const BEYOND_ANY_ORDER = 1e9;

// 0.3 / 0.1 is 2.9999999999999996: such dust must not cost the shopper a step.
const DUST = 1e-9;

function countSteps(ratio: number, direction: SnapDirection): number {
  const whole = Math.round(ratio);
  if (Math.abs(ratio - whole) <= DUST * Math.max(1, whole)) return whole;
  if (direction === 'down') return Math.floor(ratio);
  if (direction === 'up') return Math.ceil(ratio);
  return Math.max(1, whole);
}
