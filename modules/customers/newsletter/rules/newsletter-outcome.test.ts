import { expect, it } from 'vitest';
import { newsletterMessage, parseNewsletterMessage } from './newsletter-outcome.ts';

it.each([
  ['confirmation-sent', 'mailing_sendingconfirm'],
  ['added', 'mailing_addsuccess'],
  ['removed', 'mailing_removesuccess'],
  ['leave-link-sent', 'mailing_sendingleave'],
  ['daily-limit', 'mailing_limit'],
] as const)('%s is told as %s, and understood again', (outcome, message) => {
  expect(newsletterMessage(outcome)).toBe(message);
  expect(parseNewsletterMessage(message)).toBe(outcome);
});

it.each([null, '', 'mailing_nosuchemail', 'added'])('%j tells of nothing', (message) => {
  expect(parseNewsletterMessage(message)).toBeNull();
});
