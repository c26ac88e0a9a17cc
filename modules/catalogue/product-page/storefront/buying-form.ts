import type { BuyingDecision } from '#modules/catalogue/availability/rules/decide-buying.ts';
import type { NamedProduct } from '#modules/sales/basket/texts/storefront.ts';
import { type BuyingProblem, findBuyingProblem, PARTS_PROBLEMS, type PartsProblem } from './find-buying-problem.ts';

/** State of bundle parts before they are hydrated. */
export const UNKNOWN_PARTS = 'unknown';

/** Facts on the form, by which a click is checked without the buy box: rendered by the server, updated by React. */
export interface FormFacts {
  refusal: BuyingDecision['refusal'];
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
  /** The field to correct, when it is a single one. */
  field: HTMLElement | undefined;
}

export function findProblemInForm(form: HTMLFormElement, fields: FormData): FoundProblem | null {
  const controls = [...form.elements].filter(isAnswer);
  const sizes = controls.filter(({ name }) => name === 'size');
  // The size at the click; another one may be chosen by now.
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
