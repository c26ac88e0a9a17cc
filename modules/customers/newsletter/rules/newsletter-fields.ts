import { textField, type ValuesOf } from '#platform/forms/rules/typed-fields.ts';

/** A draft is written; sending goes on by itself until everybody has it, unless somebody stops it. */
export const NEWSLETTER_STATES = ['draft', 'sending', 'stopped', 'sent'] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** One letter to one reader: waits, lies in the outbox, was taken or refused by the mail server, or was not written because the reader left. */
export const ISSUE_STATES = ['waiting', 'written', 'sent', 'failed', 'skipped'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

/** Letters larger than this are cut by mailboxes (Gmail at 102 kB); the layout of the shop takes some of it. */
const MAX_BODY_LENGTH = 80_000;

export const newsletterFields = {
  subject: textField({ required: true, maxLength: 150 }),
  body: textField({ required: true, long: true, maxLength: MAX_BODY_LENGTH }),
};
export type NewsletterValues = ValuesOf<typeof newsletterFields>;

/** Content of a page as mailboxes show it: whole addresses, one picture instead of several widths, none wider than the letter. */
export function toMailHtml(html: string, origin: string): string {
  return html
    .replace(/ (?:srcset|sizes|loading)="[^"]*"/g, '')
    .replace(/ (href|src)="\//g, ` $1="${origin}/`)
    .replaceAll('<img ', '<img style="max-width:100%;height:auto" ');
}
