import type { LineSubscription } from '#modules/sales/subscriptions/rules/subscription.ts';

/** Contents of a line of a basket or of an order, without quantity and price. */
export interface LineContent {
  name: string;
  versionName: string;
  size: string;
  sizeName: string;
  /** Null when it is bought once. */
  subscription: LineSubscription | null;
  /** One entry for each answer of the configurator. */
  answers: readonly { question: string; answer: string }[];
  /** Products inside a bundle or a collection, per piece of the line. */
  parts: readonly { name: string; size: string; sizeName: string; quantity: number }[];
  comment: string;
  /** Names of the files added to the line. */
  files: readonly string[];
}
