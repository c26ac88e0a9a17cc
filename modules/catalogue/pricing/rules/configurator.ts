import type { Grosze } from '#platform/money/rules/grosze.ts';

/** One question of a configurable product, with what each answer adds to the gross price. */
export interface ConfiguratorQuestion {
  name: string;
  label: string;
  kind: 'choice' | 'several' | 'text';
  required: boolean;
  maxLength?: number;
  values: { id: string; label: string; surcharge: Grosze }[];
}

type Requested = Pick<ConfiguratorQuestion, 'required' | 'values'>;

/** The least surcharge of the required answers: a configurable product never costs less (S2.28). */
export function leastSurcharge(questions: readonly Requested[]): Grosze {
  return questions.reduce((sum, question) => sum + cheapestAnswer(question), 0);
}

/** Can answers make it dearer than that? */
export function answersVary(questions: readonly Requested[]): boolean {
  return questions.some((question) => question.values.some(({ surcharge }) => surcharge > cheapestAnswer(question)));
}

/** The surcharge of this question that the starting price already contains. */
export function cheapestAnswer({ required, values }: Requested): Grosze {
  return required && values.length > 0 ? Math.min(...values.map(({ surcharge }) => surcharge)) : 0;
}
