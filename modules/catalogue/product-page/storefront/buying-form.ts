import type { BuyingDecision } from '#modules/catalogue/availability/rules/decide-buying.ts';
import type { NamedProduct } from '#modules/sales/basket/texts/storefront.ts';
import { type BuyingProblem, findBuyingProblem, PARTS_PROBLEMS, type PartsProblem } from './find-buying-problem.ts';

/** Said of the parts of a bundle until they are alive and know what they lack. */
export const UNKNOWN_PARTS = 'unknown';

/** What the product form says of itself, so that a click can be judged without the buy box: rendered by the server, kept fresh by React. */
export interface FormFacts {
  /** On each size: why it cannot be bought. */
  refusal: BuyingDecision['refusal'];
  /** On the form: what the parts of a bundle lack. */
  parts: PartsProblem | typeof UNKNOWN_PARTS | null;
}

export const partsAttribute = (parts: FormFacts['parts']) =>
  parts === UNKNOWN_PARTS ? parts : parts ? `${parts.kind} ${parts.part}` : undefined;

type Refusal = NonNullable<BuyingDecision['refusal']>;
const REFUSALS: Record<Refusal, true> = { unavailable: true, phone_price: true, points_only: true };
const isRefusal = (word: string): word is Refusal => Object.hasOwn(REFUSALS, word);
const parseRefusal = (written = '') => (isRefusal(written) ? written : null);

function parseParts(written: string | undefined): PartsProblem | null {
  const [word, part] = written?.split(' ') ?? [];
  const kind = PARTS_PROBLEMS.find((known) => known === word);
  return kind ? { kind, part: Number(part) } : null;
}

/** What the page says of the product when it was bought: written on the form, which a click has at hand. */
export const productAttributes = ({ name, unit, unitPlural }: NamedProduct) => ({
  'data-name': name,
  'data-unit': unit,
  'data-unit_plural': unitPlural ?? undefined,
});

export function parseProduct({ dataset: { name = '', unit = '', unit_plural } }: HTMLFormElement): NamedProduct {
  return { name, unit, unitPlural: unit_plural };
}

interface FoundProblem {
  problem: BuyingProblem;
  /** Where it can be mended, when that is one field. */
  field: HTMLElement | undefined;
}

/** Why the form is not sent as it is; null when it goes. */
export function findProblemInForm(form: HTMLFormElement, fields: FormData): FoundProblem | null {
  const controls = [...form.elements].filter(isAnswer);
  const sizes = controls.filter(({ name }) => name === 'size');
  // As pressed: another one may be ticked by now.
  const size = sizes.find(({ value }) => value === fields.get('size'));
  const unanswered = controls.find(({ name, validity }) => name.startsWith('priceformula') && !validity.valid);
  const problem = findBuyingProblem({
    chosen: size?.value ?? null,
    amounts: 'amounts' in form.dataset,
    refusal: parseRefusal(size?.dataset.refusal),
    parts: parseParts(form.dataset.parts),
    configured: !unanswered,
    buying: fields.get('mode') !== '2' && !fields.has('list'),
    forPoints: fields.get('forpoints') === '1',
  });
  if (!problem) return null;
  const onSale = sizes.find(({ dataset }) => !dataset.refusal);
  return {
    problem,
    field: problem.kind === 'size' ? (onSale ?? sizes[0]) : problem.kind === 'configuration' ? unanswered : undefined,
  };
}

const isAnswer = (control: Element) =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;
