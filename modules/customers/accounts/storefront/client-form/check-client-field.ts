import type { FieldMark } from '#platform/forms/storefront/use-live-checks.ts';
import { type ClientQuestion, validateClientData } from '#wire/client/validate-client-data.ts';
import { PASSWORD_CODES } from '../../rules/client-code.ts';
import * as registrationTexts from '../../texts/registration.ts';
import { clientMessageText } from '../../texts/registration.ts';
import { ADDRESS_FIELD, COUNTRIES, isPart, PARTS, type RequestedField } from './client-field-names.ts';

/** Contract 2.19: one alias per field. */
export async function checkClientField(
  names: readonly RequestedField[],
  form: HTMLFormElement,
): Promise<Record<string, FieldMark> | null> {
  const data = new FormData(form);
  const questions = questionsAbout(names, data);
  if (questions.length === 0) return {};
  const verdicts = await validateClientData(questions);
  if (!verdicts) return null;
  // A guest order with the address of an account makes no second account.
  const isNewAccount = data.has('client_email') || data.has('register_client');
  const marks: Record<string, FieldMark> = {};
  for (const { id, about } of questions) {
    const verdict = verdicts.get(id);
    // Errors of the login are shown at its own field.
    const messages = verdict?.messages.filter(({ code }) => about !== 'password' || PASSWORD_CODES.has(code)) ?? [];
    const isTaken = isNewAccount && verdict?.clientExists;
    const text = isTaken ? registrationTexts.accountExists : clientMessageText(messages);
    marks[id] = text ? { mark: 'error', text } : { mark: 'ok' };
  }
  return marks;
}

const ROLES = { client: 'client', billing: 'client', delivery: 'delivery', invoice: 'invoice' } as const;

const ROLE_NAMES = Object.keys(ROLES) as (keyof typeof ROLES)[];

/** Includes fields that depend on a changed one. */
export function questionsAbout(names: readonly RequestedField[], data: FormData): ClientQuestion[] {
  const value = (name: RequestedField) => String(data.get(name) ?? '').trim();
  const asked = new Set(names);
  if (asked.has('client_password') && value('client_password_repeat')) asked.add('client_password_repeat');
  for (const role of ROLE_NAMES) {
    if (COUNTRIES.some((country) => asked.has(`${role}_${country}`))) asked.add(`${role}_zipcode`);
  }
  return [...asked].flatMap((name): ClientQuestion[] => {
    if (value(name) === '') return [];
    switch (name) {
      case 'email':
      case 'client_email':
        return [{ id: name, about: 'email', value: value(name) }];
      case 'birth_date':
        return [{ id: name, about: 'birthDate', value: value(name) }];
      case 'client_login':
        return [{ id: name, about: 'login', value: value(name) }];
      case 'client_password': {
        // An account made while ordering has the address as its login.
        const login = value('client_login') || value('email');
        return [{ id: name, about: 'password', login, value: String(data.get(name)) }];
      }
      case 'client_password_repeat': {
        const password = String(data.get('client_password'));
        return [{ id: name, about: 'password', login: '', value: password, repeat: String(data.get(name)) }];
      }
    }
    const [, found = '', field = ''] = ADDRESS_FIELD.exec(name) ?? [];
    const whose = ROLE_NAMES.find((role) => role === found);
    if (!whose || !isPart(field)) return [];
    const country = value(`${whose}_region`) || value(`${whose}_country`) || 'PL';
    return [{ id: name, about: 'address', role: ROLES[whose], part: PARTS[field], value: value(name), country }];
  });
}
