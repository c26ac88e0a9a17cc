import { expect, it, vi } from 'vitest';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { findProblemInForm, parseProduct, partsAttribute, productAttributes } from './buying-form.ts';

class Control {
  name = '';
  value = '';
  dataset: Partial<Record<string, string>> = {};
  validity = { valid: true };
}
vi.stubGlobal('HTMLInputElement', Control);
vi.stubGlobal('HTMLSelectElement', class extends Control {});
vi.stubGlobal('HTMLTextAreaElement', class extends Control {});
const control = (given: Partial<Control>) => Object.assign(new Control(), given);

interface Rendered {
  /** Why the larger of the two sizes cannot be bought. */
  refusal?: string;
  parts?: string;
  unanswered?: boolean;
}

const [medium, large] = [control({ name: 'size', value: 'M' }), control({ name: 'size', value: 'L' })];
const question = control({ name: 'priceformula[kolor]' });

/** As much of a form as the question looks at. */
function createForm({ refusal, parts, unanswered }: Rendered): HTMLFormElement {
  large.dataset = { refusal };
  question.validity = { valid: !unanswered };
  const form: object = { dataset: { parts }, elements: [{}, medium, large, question] };
  return form as HTMLFormElement;
}

function sent(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const buying = sent({ mode: '1', size: 'L' });

it('S5.09 X.57 without a chosen size the form asks for one, at the first that can be bought', () => {
  medium.dataset = { refusal: 'unavailable' };
  expect(findProblemInForm(createForm({}), sent({ mode: '1' }))?.field).toBe(large);
  expect(findProblemInForm(createForm({ refusal: 'unavailable' }), sent({ mode: '1' }))?.field, 'none can').toBe(
    medium,
  );
  medium.dataset = {};
  const found = findProblemInForm(createForm({}), sent({ mode: '1' }));
  expect(found).toEqual({ problem: { kind: 'size', text: productTexts.chooseSize }, field: medium });
});

it('S5.07 X.57 the chosen size itself says why it cannot be bought; kept it can be', () => {
  const form = createForm({ refusal: 'unavailable' });
  expect(findProblemInForm(form, buying)?.problem.kind).toBe('refused');
  expect(findProblemInForm(form, sent({ mode: '2', size: 'L' }))).toBeNull();
  expect(findProblemInForm(form, sent({ mode: '1', size: 'M' })), 'of the other size').toBeNull();
  expect(findProblemInForm(createForm({}), buying)).toBeNull();
});

it('unknown values of the form do not stop the customer: the shop decides', () => {
  expect(findProblemInForm(createForm({ refusal: 'later', parts: 'unknown' }), buying)).toBeNull();
});

it.each([{ unitPlural: 'pary' }, { unitPlural: undefined }])('the form names its product, %o', ({ unitPlural }) => {
  const product = { name: 'Skarpety', unit: 'para', unitPlural };
  const written = Object.entries(productAttributes(product)).map(([name, value]) => [
    name.slice('data-'.length),
    value,
  ]);
  const form: object = { dataset: Object.fromEntries(written) };
  expect(parseProduct(form as HTMLFormElement)).toEqual(product);
});

it('S5.10 what the parts of a bundle lack is written on the form and read from it', () => {
  const parts = partsAttribute({ kind: 'missing', part: 7 });
  expect(findProblemInForm(createForm({ parts }), buying)?.problem).toMatchObject({ kind: 'parts', part: 7 });
  expect(partsAttribute(null)).toBeUndefined();
});

it('S2.28 an unanswered question is where the shopper is led', () => {
  const found = findProblemInForm(createForm({ unanswered: true }), buying);
  expect(found).toMatchObject({ problem: { kind: 'configuration' }, field: question });
});
