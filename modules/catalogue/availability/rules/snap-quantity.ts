export type SnapDirection = 'nearest' | 'down' | 'up';

/**
 * Brings a quantity to a multiple of the step, written at the unit's precision (S5.01). Zero, negative and
 * unreadable quantities become 0 (S5.02). A small positive quantity never falls to 0 unless rounding down is asked for.
 */
export function snapQuantity(wanted: number, unit: UnitStep, direction: SnapDirection = 'nearest'): number {
  if (!(wanted > 0)) return 0;
  const { step, precision } = toUnitStep(unit);
  const steps = countSteps(Math.min(wanted, BEYOND_ANY_ORDER) / step, direction);
  return roundTo(steps * step, precision);
}

// Keeps the arithmetic within what a number holds exactly.
const BEYOND_ANY_ORDER = 1e9;

// 0.3 / 0.1 is 2.9999999999999996: such dust must not cost the shopper a step.
const DUST = 1e-9;

function countSteps(ratio: number, direction: SnapDirection): number {
  const rounded = Math.round(ratio);
  if (Math.abs(ratio - rounded) <= DUST * Math.max(1, rounded)) return rounded;
  if (direction === 'down') return Math.floor(ratio);
  if (direction === 'up') return Math.ceil(ratio);
  return Math.max(1, rounded);
}

/** How a product is sold: by rounded pieces, by half metres, by 100 g. */
export interface UnitStep {
  /** `unit_sellby`, 1 by default. */
  step: number;
  /** `unit_precision`, decimals shown, 0 by default. */
  precision: number;
}

const MAX_DECIMALS = 6;

/** Repairs what a catalogue may get wrong: a step that is not positive, a precision too small to write the step. */
export function toUnitStep(unit: { step?: number | null; precision?: number | null }): UnitStep {
  const precision = Math.min(MAX_DECIMALS, Math.max(0, Math.trunc(unit.precision ?? 0) || 0));
  const step = Number.isFinite(unit.step) ? roundTo(unit.step ?? 1, MAX_DECIMALS) : 1;
  if (step <= 0) return { step: 1, precision };
  return { step, precision: Math.max(precision, decimalsOf(step)) };
}

export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

function decimalsOf(value: number): number {
  for (let decimals = 0; decimals < MAX_DECIMALS; decimals += 1) {
    if (roundTo(value, decimals) === value) return decimals;
  }
  return MAX_DECIMALS;
}
