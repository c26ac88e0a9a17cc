/** How a product is sold: by whole pieces, by half metres, by 100 g. */
export interface UnitStep {
  /** `unit_sellby`, 1 by default. */
  step: number;
  /** `unit_precision`, decimals shown, 0 by default. */
  precision: number;
}

const MOST_DECIMALS = 6;

/** Repairs what a catalogue may get wrong: a step that is not positive, a precision too small to write the step. */
export function readUnitStep(unit: { step?: number | null; precision?: number | null }): UnitStep {
  const precision = Math.min(MOST_DECIMALS, Math.max(0, Math.trunc(unit.precision ?? 0) || 0));
  const step = Number.isFinite(unit.step) ? roundTo(unit.step ?? 1, MOST_DECIMALS) : 1;
  if (step <= 0) return { step: 1, precision };
  return { step, precision: Math.max(precision, decimalsOf(step)) };
}

export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

function decimalsOf(value: number): number {
  for (let decimals = 0; decimals < MOST_DECIMALS; decimals += 1) {
    if (roundTo(value, decimals) === value) return decimals;
  }
  return MOST_DECIMALS;
}
