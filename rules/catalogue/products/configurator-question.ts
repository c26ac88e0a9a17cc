import type { Grosze } from '#rules/platform/money/grosze.ts';

/** One question of a configurable product, with what each answer adds to the gross price. */
export interface ConfiguratorQuestion {
  name: string;
  label: string;
  kind: 'choice' | 'several' | 'text';
  required: boolean;
  maxLength?: number;
  values: { id: string; label: string; surcharge: Grosze }[];
}
