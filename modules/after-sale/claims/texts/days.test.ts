import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

/** Each term has a length of its own here, so that a sentence about another term is found. */
const TERMS = { withdraw: 101, sendBack: 102, refund: 103, answer: 104 };

vi.mock('#modules/sales/order-ledger/rules/withdrawal-deadline.ts', async (original) => ({
  ...(await original<object>()),
  SEND_BACK_DAYS: TERMS.sendBack,
}));
vi.mock('#platform/settings/rules/setting-values.ts', async (original) => ({
  ...(await original<object>()),
  WITHDRAWAL_DAYS: TERMS.withdraw,
}));
vi.mock('../rules/legal-clock.ts', async (original) => ({
  ...(await original<object>()),
  REFUND_DAYS: TERMS.refund,
  ANSWER_DAYS: TERMS.answer,
}));

/** The first that a sentence speaks of is what its days are of. */
const SUBJECTS: [keyof typeof TERMS, RegExp][] = [
  ['answer', /odpowi|rozpatrz/i],
  ['sendBack', /odeślij/i],
  ['refund', /pieniądze|pieniędzy/i],
  ['withdraw', /odst[ąę]p|usługa|Masz na to|Prawo daje/i],
];

/** Days of something else than the time after a sale. */
const OTHER_DAYS = [/^Na zwrot masz \d+ dni/, /ich dane (?:usuniemy|znikną) \d+ dni po/];

const FILES = [
  ...globSync('modules/after-sale/*/texts/*.ts').filter((file) => !file.endsWith('.test.ts')),
  ...['modules/sales/orders/texts/help.ts', 'modules/sales/checkout/texts/summary.ts'],
  ...[
    'modules/customers/account-overview/texts/storefront.ts',
    'modules/customers/personal-data/texts/account-privacy.ts',
    'modules/back-office/settings/texts/panel.ts',
  ],
];

/** Every text of a module; those that are made of values with stand-ins for them. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [true, false, '7'].flatMap((given) => textsOf(called(value, given)));
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

function called(text: unknown, given: unknown): unknown {
  try {
    return (text as (...values: unknown[]) => unknown)(given, given, given);
  } catch {
    return null;
  }
}

const sentences = (text: string) => text.replaceAll('\u00a0', ' ').split(/(?<=[.!?;]) /);
const isOfTerm = (sentence: string) => /\d+ dni\b/.test(sentence) && !OTHER_DAYS.some((other) => other.test(sentence));

const named = await Promise.all(
  FILES.map(async (file) => ({
    file,
    texts: textsOf(await import(/* @vite-ignore */ `../../../../${file}`)).flatMap(sentences),
  })),
);
const cases = named.flatMap(({ file, texts }) => [...new Set(texts)].filter(isOfTerm).map((text) => ({ file, text })));

describe('days in texts after the sale', () => {
  it('finds sentences of every term', () => {
    const found = cases.map(({ text }) => SUBJECTS.find(([, about]) => about.test(text))?.[0]);
    expect(new Set(found)).toEqual(new Set(Object.keys(TERMS)));
  });

  it.each(cases)('X.03 X.06 $file: $text', ({ text }) => {
    const [term] = SUBJECTS.find(([, about]) => about.test(text)) ?? [];
    const days = [...text.matchAll(/(\d+) dni\b/g)].map(([, many]) => Number(many));
    expect(days).toEqual(days.map(() => term && TERMS[term]));
  });

  it('no number of days is typed by hand', () => {
    const typed = FILES.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
      .filter((line) => /\d+(?: |\u00a0|\\u00a0)dni/.test(line))
      .filter((line) => !OTHER_DAYS.some((other) => other.test(line)));
    expect(typed).toEqual([]);
  });
});
