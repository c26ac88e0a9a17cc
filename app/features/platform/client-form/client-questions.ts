import type { ClientQuestion } from '#wire/client/validate-client-data.ts';
import { ADDRESS_FIELD, type AskedField, COUNTRIES, isPart, PARTS } from './client-field-names.ts';

const ROLES = { client: 'client', billing: 'client', delivery: 'delivery', invoice: 'invoice' } as const;

const ROLE_NAMES = Object.keys(ROLES) as (keyof typeof ROLES)[];

/** Fields that say something by themselves, and those that depend on a field just typed. */
export function questionsAbout(names: readonly AskedField[], data: FormData): ClientQuestion[] {
  const value = (name: AskedField) => String(data.get(name) ?? '').trim();
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
