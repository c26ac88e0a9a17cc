import { textField, type ValuesOf } from '#platform/forms/rules/typed-fields.ts';

export const NEWSLETTER_STATES = ['draft', 'sending', 'stopped', 'sent'] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** `waiting`: not written; `written`: in the outbox; `sent`, `failed`: answer of the mail server; `skipped`: the reader left. */
export const ISSUE_STATES = ['waiting', 'written', 'sent', 'failed', 'skipped'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

/** Gmail cuts emails at 102 kB. */
const MAX_BODY_LENGTH = 80_000;

export const newsletterFields = {
  subject: textField({ required: true, maxLength: 150 }),
  body: textField({ required: true, long: true, maxLength: MAX_BODY_LENGTH }),
};
export type NewsletterValues = ValuesOf<typeof newsletterFields>;

/** Absolute addresses, one picture instead of several widths. */
export function toMailHtml(html: string, origin: string): string {
  return html
    .replace(/ (?:srcset|sizes|loading)="[^"]*"/g, '')
    .replace(/ (href|src)="\//g, ` $1="${origin}/`)
    .replaceAll('<img ', '<img style="max-width:100%;height:auto" ');
}
