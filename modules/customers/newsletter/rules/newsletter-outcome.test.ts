import { expect, it } from 'vitest';
import { newsletterMessage, parseNewsletterMessage } from './newsletter-outcome.ts';

it.each([
  ['confirmation-sent', 'mailing_sendingconfirm'],
  ['added', 'mailing_addsuccess'],
  ['removed', 'mailing_removesuccess'],
  ['leave-link-sent', 'mailing_sendingleave'],
  ['daily-limit', 'mailing_limit'],
] as const)('%s is reported as %s and parsed back', (outcome, message) => {
  expect(newsletterMessage(outcome)).toBe(message);
  expect(parseNewsletterMessage(message)).toBe(outcome);
});

it.each([null, '', 'mailing_nosuchemail', 'added'])('%j is no outcome', (message) => {
  expect(parseNewsletterMessage(message)).toBeNull();
});
