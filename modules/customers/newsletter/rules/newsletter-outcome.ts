export type NewsletterOutcome = keyof typeof messages;

/** Contract 3.12; the last two are ours. `mailing_nosuchemail` would reveal who is a reader (decision 24). */
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

export function parseNewsletterMessage(message: string | null): NewsletterOutcome | null {
  const outcomes = Object.keys(messages) as NewsletterOutcome[];
  return outcomes.find((outcome) => messages[outcome] === message) ?? null;
}
