/** What makes a basket line different from another of the same size. */
export interface LineExtras {
  /** Days between deliveries of a subscription. */
  subscriptionDays?: number;
  /** Chosen parts of a bundle or collection. */
  parts?: { id: number; product: number; size: string; quantity: number }[];
  /** Answers of the configurator by question name. */
  configuration?: Record<string, string[]>;
}
