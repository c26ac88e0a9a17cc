/** The answer to a sensitive act without a fresh second factor: what was sent, to be sent again together with the factor. */
export interface FactorRequired {
  kind: 'factor-asked';
  /** As they came, in their order; a name may come more than once. */
  fields: readonly (readonly [name: string, value: string])[];
  hasPasskey: boolean;
  fault?: { name: FactorField; text: string };
}

/** Where the factor is in the form that is sent again. */
export const FACTOR_FIELDS = { code: 'factor.code', recovery: 'factor.recovery' } as const;
export type FactorField = keyof typeof FACTOR_FIELDS;

export function isFactorRequired(data: unknown): data is FactorRequired {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'factor-asked';
}
