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

/** What the answers nobody can leave out add at least: a configurable product never costs less (S2.28). */
export function leastSurcharge(questions: readonly Requested[]): Grosze {
  return questions.reduce((sum, question) => sum + cheapestAnswer(question), 0);
}

/** Can answers make it dearer than that? */
export function answersVary(questions: readonly Requested[]): boolean {
  return questions.some((question) => question.values.some(({ surcharge }) => surcharge > cheapestAnswer(question)));
}

/** What the price a configurable product starts from already holds of this question's surcharges. */
export function cheapestAnswer({ required, values }: Requested): Grosze {
  return required && values.length > 0 ? Math.min(...values.map(({ surcharge }) => surcharge)) : 0;
}
