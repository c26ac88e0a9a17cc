import type { AddressPart, ClientQuestion } from '#wire/client/validate-client-data.ts';

/** Parts of an address as contract 3.14 names its fields, and as the order form does. */
const PARTS: Record<string, AddressPart> = {
  firm: 'companyName',
  companyName: 'companyName',
  nip: 'taxNumber',
  taxNumber: 'taxNumber',
  firstname: 'firstname',
  firstName: 'firstname',
  lastname: 'lastname',
  lastName: 'lastname',
  street: 'street',
  zipcode: 'zipcode',
  city: 'city',
  phone: 'phone',
};

const ROLES = { client: 'client', billing: 'client', delivery: 'delivery', invoice: 'invoice' } as const;
const ADDRESS_FIELD = /^(client|billing|delivery|invoice)_([a-zA-Z]+)$/;
const OTHER_FIELD = /^(?:email|client_(?:email|login|password|password_repeat)|birth_date)$/;
/** Says nothing by itself, but what a postcode looks like. */
const COUNTRIES = ['region', 'country'];

export function isClientField(name: string): boolean {
  const part = ADDRESS_FIELD.exec(name)?.[2] ?? '';
  return OTHER_FIELD.test(name) || Object.hasOwn(PARTS, part) || COUNTRIES.includes(part);
}

/** Fields that say something by themselves, and those that depend on a field just typed. */
export function questionsAbout(names: readonly string[], data: FormData): ClientQuestion[] {
  const value = (name: string) => String(data.get(name) ?? '').trim();
  const asked = new Set(names);
  if (asked.has('client_password') && value('client_password_repeat')) asked.add('client_password_repeat');
  for (const role of Object.keys(ROLES)) {
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
    const [, whose = '', field = ''] = ADDRESS_FIELD.exec(name) ?? [];
    const [role, part] = [ROLES[whose as keyof typeof ROLES], PARTS[field]];
    if (!role || !part) return [];
    const country = value(`${whose}_region`) || value(`${whose}_country`) || 'PL';
    return [{ id: name, about: 'address', role, part, value: value(name), country }];
  });
}
