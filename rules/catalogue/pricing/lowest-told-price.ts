import type { ConfiguratorQuestion } from '#rules/catalogue/products/configurator-question.ts';
import { leastSurcharge } from '#rules/catalogue/products/least-surcharge.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { PriceManner } from './told-price.ts';

type PricedSize = Partial<PriceManner> & { price: Grosze };

/** What lists show and sort by: the lowest of the prices that are told, with what must be answered; 0 when none is. */
export function lowestToldPrice(sizes: readonly PricedSize[], questions: readonly ConfiguratorQuestion[]): Grosze {
  const answers = leastSurcharge(questions);
  const told = sizes.filter(({ phonePrice }) => !phonePrice);
  return told.length === 0 ? 0 : Math.min(...told.map(({ gratis, price }) => (gratis ? 0 : price + answers)));
}
