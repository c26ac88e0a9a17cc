import { expect, it } from 'vitest';
import * as productTexts from '#texts/catalogue/product.ts';
import { findProblemInForm, partsAttribute } from './buying-form.ts';

interface Drawn {
  /** The chosen size, with why it cannot be bought. */
  size?: { refusal?: string };
  parts?: string;
  unanswered?: boolean;
}

/** As much of a form as the question looks at. */
function drawn({ size, parts, unanswered }: Drawn): HTMLFormElement {
  const found: Record<string, object | undefined | false> = {
    '[name=size]': { first: true },
    '[name=size]:is(:checked, [type=hidden])': size && { dataset: size },
    '[name^="priceformula"]:invalid': unanswered && { unanswered: true },
  };
  const form: Partial<HTMLFormElement> = {
    dataset: { parts },
    querySelector: (selector: string) => found[selector] || null,
  };
  return form as HTMLFormElement;
}

function sent(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const buying = sent({ mode: '1', size: 'L' });

it('S5.09 X.57 without a chosen size the form asks for one, at its first', () => {
  const found = findProblemInForm(drawn({}), sent({ mode: '1' }));
  expect(found).toEqual({ problem: { kind: 'size', text: productTexts.chooseSize }, field: { first: true } });
});

it('S5.07 X.57 the chosen size itself says why it cannot be bought; kept it can be', () => {
  const form = drawn({ size: { refusal: 'unavailable' } });
  expect(findProblemInForm(form, buying)?.problem.kind).toBe('refused');
  expect(findProblemInForm(form, sent({ mode: '2', size: 'L' }))).toBeNull();
  expect(findProblemInForm(drawn({ size: {} }), buying)).toBeNull();
});

it('S5.10 what the parts of a bundle lack is written on the form and read from it', () => {
  const parts = partsAttribute({ kind: 'missing', part: 7 });
  expect(findProblemInForm(drawn({ size: {}, parts }), buying)?.problem).toMatchObject({ kind: 'parts', part: 7 });
  expect(partsAttribute(null)).toBeUndefined();
});

it('S2.28 an unanswered question is where the shopper is led', () => {
  const found = findProblemInForm(drawn({ size: {}, unanswered: true }), buying);
  expect(found).toMatchObject({ problem: { kind: 'configuration' }, field: { unanswered: true } });
});
