/** Outcome of a wish about the newsletter. */
export type NewsletterOutcome = keyof typeof messages;

/**
 * The names contract 3.12 gives them; the last two are ours. `mailing_nosuchemail` is none of them: who is not on the list is
 * not told to a user who typed the address (decision 24).
 */
const messages = {
  'confirmation-sent': 'mailing_sendingconfirm',
  added: 'mailing_addsuccess',
  removed: 'mailing_removesuccess',
  'leave-link-sent': 'mailing_sendingleave',
  'daily-limit': 'mailing_limit',
} as const;

export function newsletterMessage(outcome: NewsletterOutcome): string {
  return messages[outcome];
}

/** The outcome an address of the newsletter page tells of; null when it tells of none. */
export function parseNewsletterMessage(message: string | null): NewsletterOutcome | null {
  const outcomes = Object.keys(messages) as NewsletterOutcome[];
  return outcomes.find((outcome) => messages[outcome] === message) ?? null;
}
