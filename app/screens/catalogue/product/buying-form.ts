import type { BuyingDecision } from '#rules/catalogue/availability/decide-buying.ts';
import { type BuyingProblem, findBuyingProblem, type PartsProblem } from './find-buying-problem.ts';

/** Said of the parts of a bundle until they are alive and know what they lack. */
export const UNKNOWN_PARTS = 'unknown';

/** What the product form says of itself, so that a press can be judged without the buy box: drawn by the server, kept fresh by React. */
export interface FormFacts {
  /** On each size: why it cannot be bought. */
  refusal: BuyingDecision['refusal'];
  /** On the form: what the parts of a bundle lack. */
  parts: PartsProblem | typeof UNKNOWN_PARTS | null;
}

export const partsAttribute = (parts: FormFacts['parts']) =>
  parts === UNKNOWN_PARTS ? parts : parts ? `${parts.kind} ${parts.part}` : undefined;

function partsProblem(written: string | undefined): PartsProblem | null {
  const [kind, part] = written?.split(' ') ?? [];
  return kind ? { kind: kind as PartsProblem['kind'], part: Number(part) } : null;
}

interface FoundProblem {
  problem: BuyingProblem;
  /** Where it can be mended, when that is one field. */
  field: HTMLElement | undefined;
}

/** Why the form is not sent as it stands; null when it goes. */
export function findProblemInForm(form: HTMLFormElement, fields: FormData): FoundProblem | null {
  const find = (selector: string) => form.querySelector<HTMLElement>(selector) ?? undefined;
  const size = find('[name=size]:is(:checked, [type=hidden])');
  const unanswered = find('[name^="priceformula"]:invalid');
  const problem = findBuyingProblem({
    chosen: size ? String(fields.get('size')) : null,
    refusal: (size?.dataset.refusal as BuyingDecision['refusal']) ?? null,
    parts: partsProblem(form.dataset.parts),
    configured: !unanswered,
    buying: fields.get('mode') !== '2' && !fields.has('list'),
    forPoints: fields.get('forpoints') === '1',
  });
  if (!problem) return null;
  return {
    problem,
    field: problem.kind === 'size' ? find('[name=size]') : problem.kind === 'configuration' ? unanswered : undefined,
  };
}
