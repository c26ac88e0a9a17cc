import type { LineExtras } from '#modules/sales/order-ledger/rules/order-data.ts';
import type { LineCode } from '../rules/line-outcome.ts';
import { chooseLineParts } from './line-parts.ts';
import type { SizeOnSale } from './size-on-sale.ts';

const MAX_ANSWER_LENGTH = 255;
const PART_CODES = { missing: 'part-required', empty: 'parts-required', unavailable: 'part-unavailable' } as const;

/** Keeps of the wished extras what the product really offers, or says what is missing. */
export function checkExtras(sale: SizeOnSale, wished: LineExtras): { extras: LineExtras } | { refused: LineCode } {
  const extras: LineExtras = {};
  if (wished.subscriptionDays) {
    if (!sale.subscriptionDays.includes(wished.subscriptionDays)) return { refused: 'no-subscription' };
    extras.subscriptionDays = wished.subscriptionDays;
  }
  const choice = chooseLineParts(sale, wished);
  if (choice.kind !== 'chosen') return { refused: PART_CODES[choice.kind] };
  if (choice.parts.length > 0) {
    extras.parts = choice.parts
      .map(({ id, version, size, quantity }) => ({ id, product: version.productId, size: size.type, quantity }))
      .sort((a, b) => a.id - b.id);
  }
  const configuration = checkConfiguration(sale, wished.configuration ?? {});
  if (!configuration) return { refused: 'configuration-required' };
  if (Object.keys(configuration).length > 0) extras.configuration = configuration;
  return { extras };
}

function checkConfiguration(sale: SizeOnSale, answers: Record<string, string[]>): Record<string, string[]> | null {
  const kept: Record<string, string[]> = {};
  for (const option of sale.configurator ?? []) {
    const given = Object.hasOwn(answers, option.name) ? (answers[option.name] ?? []) : [];
    const chosen =
      option.kind === 'text'
        ? given.slice(0, 1).map((text) => text.trim().slice(0, option.maxLength ?? MAX_ANSWER_LENGTH))
        : option.values.map((value) => value.id).filter((id) => given.includes(id));
    const answer = (option.kind === 'several' ? chosen : chosen.slice(0, 1)).filter((value) => value !== '');
    if (answer.length > 0) kept[option.name] = answer;
    else if (option.required) return null;
  }
  return kept;
}
