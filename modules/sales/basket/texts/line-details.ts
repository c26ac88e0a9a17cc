import { UNIVERSAL_SIZE } from '#modules/catalogue/products/rules/size-table.ts';
import { addedVersionName } from '#modules/catalogue/products/rules/version-name.ts';
import { sizeLine } from '#modules/catalogue/products/texts/options.ts';
import * as subscriptionTexts from '#modules/sales/subscriptions/texts/storefront.ts';
import { formatQuantity } from '#platform/money/rules/quantity-text.ts';
import type { PriceType } from '#platform/money/rules/vat.ts';
import type { Day } from '#platform/time/rules/day.ts';
import type { LineContent } from '../rules/line-content.ts';

interface LineReading {
  priceType: PriceType;
  /** For pages that are read long after the order: the next day of the subscription may be over. */
  today?: Day;
  /** Staff read no instructions for the customer. */
  audience?: 'customer' | 'staff';
}

type LineChoices = Omit<LineContent, 'comment' | 'files'>;

/** Version, size, subscription, answers, parts of a bundle: one entry per row on a page. */
export function lineChoices(line: LineChoices): string[] {
  const { name, versionName, size, sizeName, subscription, answers, parts } = line;
  const questions = [...new Set(answers.map(({ question }) => question))];
  return [
    addedVersionName(name, versionName),
    size === UNIVERSAL_SIZE || sizeName === '' ? '' : sizeLine(sizeName),
    subscription === null ? '' : subscriptionTexts.interval(subscription.days),
    ...questions.map((question) => {
      const given = answers.filter((one) => one.question === question).map(({ answer }) => answer);
      return `${question}: ${given.join(', ')}`;
    }),
    ...parts.map(partText),
  ].filter((text) => text !== '');
}

/** Next order of a subscription with price, payment and cancellation. Empty for a line bought once. */
export function subscriptionTerms(
  { subscription }: Pick<LineContent, 'subscription'>,
  { priceType, today, audience = 'customer' }: LineReading,
): string[] {
  if (!subscription?.renewal) return [];
  const { renewal } = subscription;
  const { state } = renewal;
  const { next, price, payment, paused, stopped, ending } = subscriptionTexts;
  const forCustomer = (...texts: string[]) => (audience === 'customer' ? texts : []);
  if (state === 'stopped') return [stopped];
  if (state === 'paused') return [paused, ...forCustomer(ending.paused)];
  return [
    `${next(renewal, today ?? renewal.nextOn)}, ${price(renewal.price, priceType)}`,
    ...forCustomer(payment, ending.active),
  ];
}

/**
 * All texts of a line besides its name, quantity and price. Pages, emails, documents and the panel use it, so that none of them
 * leaves out a choice of the customer.
 */
export function lineDetails(line: LineContent, reading: LineReading): string[] {
  const { comment, files } = line;
  return [
    ...lineChoices(line),
    ...subscriptionTerms(line, reading),
    ...(comment === '' ? [] : [`Uwaga: ${comment}`]),
    ...(files.length === 0 ? [] : [`Pliki: ${files.join(', ')}`]),
  ];
}

export function partText({ name, size, sizeName, quantity }: LineContent['parts'][number]): string {
  const sized = size === UNIVERSAL_SIZE || sizeName === '' ? '' : `, rozmiar ${sizeName}`;
  return `${formatQuantity(quantity)}\u00a0× ${name}${sized}`;
}
