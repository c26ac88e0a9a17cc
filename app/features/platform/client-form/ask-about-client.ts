import type { FieldMark } from '#app/features/platform/forms/use-live-checks.ts';
import { PASSWORD_CODES } from '#rules/customers/accounts/client-code.ts';
import { clientMessageText, registrationTexts } from '#texts/customers/registration.ts';
import { validateClientData } from '#wire/client/validate-client-data.ts';
import type { AskedField } from './client-field-names.ts';
import { questionsAbout } from './client-questions.ts';

/** Asks the shop about fields of a customer's data (contract 2.19): one alias per field. */
export async function askAboutClient(
  names: readonly AskedField[],
  form: HTMLFormElement,
): Promise<Record<string, FieldMark> | null> {
  const data = new FormData(form);
  const questions = questionsAbout(names, data);
  if (questions.length === 0) return {};
  const verdicts = await validateClientData(questions);
  if (!verdicts) return null;
  // Whoever orders as a guest may have an account; a second one is not made.
  const isNewAccount = data.has('client_email') || data.has('register_client');
  const marks: Record<string, FieldMark> = {};
  for (const { id, about } of questions) {
    const verdict = verdicts.get(id);
    // The login beside a password is judged at its own field.
    const messages = verdict?.messages.filter(({ code }) => about !== 'password' || PASSWORD_CODES.has(code)) ?? [];
    const isTaken = isNewAccount && verdict?.clientExists;
    const text = isTaken ? registrationTexts.accountExists : clientMessageText(messages);
    marks[id] = text ? { mark: 'error', text } : { mark: 'ok' };
  }
  return marks;
}
