/** Cookie categories that need a consent. */
export const consentCategories = ['analytics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** The banner has been answered or dismissed; its value is `true`. */
export const dismissedCookie = 'ck_cook';
/** Allowed categories joined by dots, or `necessary`. */
export const allowedCookie = 'ck_consent';
/** Set by the shop for a signed-in customer. */
export const loginCookie = 'login';
/** S9.32 */
export const consentDays = 30;

export type ConsentStep =
  | 'ask'
  /** S4.59: a signed-in customer is not asked. */
  | 'dismiss'
  | 'answered';

export function consentStep(cookies: ReadonlyMap<string, string>): ConsentStep {
  if (cookies.get(dismissedCookie) === 'true') return 'answered';
  return cookies.has(loginCookie) ? 'dismiss' : 'ask';
}

export function parseAllowed(cookies: ReadonlyMap<string, string>): ConsentCategory[] {
  const given = (cookies.get(allowedCookie) ?? '').split('.');
  return consentCategories.filter((category) => given.includes(category));
}

export function writeAllowed(allowed: readonly ConsentCategory[]): string {
  return allowed.length > 0
    ? consentCategories.filter((category) => allowed.includes(category)).join('.')
    : 'necessary';
}

export const CONSENT_KINDS = ['terms', 'newsletter', 'sms', 'digital', 'service'] as const;
export const CONSENT_PLACES = ['registration', 'account', 'order', 'newsletter'] as const;

export type ConsentWords = Partial<Record<(typeof CONSENT_KINDS)[number], string>>;

export interface ConsentRecord {
  kind: (typeof CONSENT_KINDS)[number];
  given: boolean;
  /** The words that were agreed to. */
  wording: string;
  place: (typeof CONSENT_PLACES)[number];
  /** Order number, or email address of the newsletter. */
  about: string;
  at: Date;
}
