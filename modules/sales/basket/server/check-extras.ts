import type { LineExtras } from '#modules/sales/order-ledger/rules/order-data.ts';
import type { LineCode } from '../rules/line-outcome.ts';
import { chooseLineParts } from './line-parts.ts';
import type { SizeOnSale } from './size-on-sale.ts';

const MAX_ANSWER_LENGTH = 255;
const PART_CODES = { missing: 'part-required', empty: 'parts-required', unavailable: 'part-unavailable' } as const;

/** The requested extras that the product offers, or why it cannot be bought with them. */
export function checkExtras(sale: SizeOnSale, requested: LineExtras): { extras: LineExtras } | { refused: LineCode } {
  const extras: LineExtras = {};
  if (requested.subscriptionDays) {
    if (!sale.subscriptionDays.includes(requested.subscriptionDays)) return { refused: 'no-subscription' };
    extras.subscriptionDays = requested.subscriptionDays;
  }
  const choice = chooseLineParts(sale, requested);
  if (choice.kind !== 'chosen') return { refused: PART_CODES[choice.kind] };
  if (choice.parts.length > 0) {
    extras.parts = choice.parts
      .map(({ id, version, size, quantity }) => ({ id, product: version.productId, size: size.type, quantity }))
      .sort((a, b) => a.id - b.id);
  }
  const configuration = checkConfiguration(sale, requested.configuration ?? {});
  if (!configuration) return { refused: 'configuration-required' };
  if (Object.keys(configuration).length > 0) extras.configuration = configuration;
  return { extras };
}

function checkConfiguration(sale: SizeOnSale, answers: Record<string, string[]>): Record<string, string[]> | null {
  const accepted: Record<string, string[]> = {};
  for (const option of sale.configurator ?? []) {
    const given = Object.hasOwn(answers, option.name) ? (answers[option.name] ?? []) : [];
    const chosen =
      option.kind === 'text'
        ? given.slice(0, 1).map((text) => text.trim().slice(0, option.maxLength ?? MAX_ANSWER_LENGTH))
        : option.values.map((value) => value.id).filter((id) => given.includes(id));
    const answer = (option.kind === 'several' ? chosen : chosen.slice(0, 1)).filter((value) => value !== '');
    if (answer.length > 0) accepted[option.name] = answer;
    else if (option.required) return null;
  }
  return accepted;
}
