export const CONSENT_KINDS = ['terms', 'newsletter', 'sms', 'digital', 'service'] as const;
/** Where a consent was given or taken back. */
export const CONSENT_PLACES = ['registration', 'account', 'order', 'newsletter'] as const;

/** What the boxes of a form say, by the consent they ask for. */
export type ConsentWords = Partial<Record<(typeof CONSENT_KINDS)[number], string>>;

export interface ConsentRecord {
  kind: (typeof CONSENT_KINDS)[number];
  given: boolean;
  /** The words that were agreed to. */
  wording: string;
  place: (typeof CONSENT_PLACES)[number];
  /** The number of the order, or the address the newsletter goes to. */
  about: string;
  at: Date;
}
