import { PASSWORD_CODES } from '#rules/customers/client-code.ts';
import { clientMessageText, registrationTexts } from '#texts/registration.ts';
import { type AddressPart, type ClientQuestion, validateClientData } from '#wire/client/validate-client-data.ts';
import type { FieldAsker, FieldMark } from '../forms/use-live-checks.ts';

const PARTS: Record<string, AddressPart> = {
  firm: 'companyName',
  nip: 'taxNumber',
  firstname: 'firstname',
  lastname: 'lastname',
  street: 'street',
  zipcode: 'zipcode',
  city: 'city',
  phone: 'phone',
};

const ADDRESS_FIELD = /^(client|delivery|invoice)_([a-z]+)$/;
const ASKED =
  /^(?:client_(?:email|login|password|password_repeat)|birth_date|(?:client|delivery|invoice)_(?:firm|nip|firstname|lastname|street|zipcode|city|region|phone))$/;

/** Asks the shop about fields of a customer's data while they are typed (contract 2.19): one alias per field. */
export const clientAsker: FieldAsker = {
  asksAbout: (name) => ASKED.test(name),
  async ask(names, form) {
    const questions = questionsAbout(names, new FormData(form));
    if (questions.length === 0) return {};
    const verdicts = await validateClientData(questions);
    if (!verdicts) return null;
    const marks: Record<string, FieldMark> = {};
    for (const { id, about } of questions) {
      const verdict = verdicts.get(id);
      // The login beside a password is judged at its own field.
      const messages = verdict?.messages.filter(({ code }) => about !== 'password' || PASSWORD_CODES.has(code)) ?? [];
      const text = verdict?.clientExists ? registrationTexts.accountExists : clientMessageText(messages);
      marks[id] = text ? { mark: 'error', text } : { mark: 'ok' };
    }
    return marks;
  },
};

/** Fields that say something by themselves, and those that depend on a field just typed. */
function questionsAbout(names: readonly string[], data: FormData): ClientQuestion[] {
  const value = (name: string) => String(data.get(name) ?? '').trim();
  const asked = new Set(names);
  if (asked.has('client_password') && value('client_password_repeat')) asked.add('client_password_repeat');
  for (const role of ['client', 'delivery', 'invoice']) if (asked.has(`${role}_region`)) asked.add(`${role}_zipcode`);
  return [...asked].flatMap((name): ClientQuestion[] => {
    if (value(name) === '') return [];
    switch (name) {
      case 'client_email':
        return [{ id: name, about: 'email', value: value(name) }];
      case 'birth_date':
        return [{ id: name, about: 'birthDate', value: value(name) }];
      case 'client_login':
        return [{ id: name, about: 'login', value: value(name) }];
      case 'client_password':
        return [{ id: name, about: 'password', login: value('client_login'), value: String(data.get(name)) }];
      case 'client_password_repeat': {
        const password = String(data.get('client_password'));
        return [{ id: name, about: 'password', login: '', value: password, repeat: String(data.get(name)) }];
      }
    }
    const [, role, part = ''] = ADDRESS_FIELD.exec(name) ?? [];
    const known = PARTS[part];
    if (!known) return [];
    const country = value(`${role}_region`) || 'PL';
    return [
      {
        id: name,
        about: 'address',
        role: role as 'client' | 'delivery' | 'invoice',
        part: known,
        value: value(name),
        country,
      },
    ];
  });
}
