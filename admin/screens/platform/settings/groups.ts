import type * as texts from '#texts/panel/platform-settings.ts';

export type FieldKind = 'text' | 'long' | 'number' | 'grosze' | 'yes-no' | 'price-type' | 'position' | 'list';
export type GroupId = keyof typeof texts.groups;

interface Group {
  id: GroupId;
  /** Paths of settings, with how each is typed. */
  fields: Readonly<Record<string, FieldKind>>;
}

const address = { name: 'text', street: 'text', zipcode: 'text', city: 'text' } as const;

/** Every setting of the shop in its place; a test knows one that is missing. */
export const GROUPS: readonly Group[] = [
  {
    id: 'brand',
    fields: { name: 'text', tagline: 'text', description: 'long', brandFolder: 'text', position: 'position' },
  },
  { id: 'company', fields: withPrefix('company', { ...address, taxNumber: 'text' }) },
  { id: 'contact', fields: { email: 'text', phone: 'text', phoneHours: 'text', contactLink: 'text' } },
  {
    id: 'register',
    fields: withPrefix('register', { court: 'text', krs: 'text', shareCapital: 'text', regon: 'text' }),
  },
  {
    id: 'returns',
    fields: { ...withPrefix('returnAddress', address), returnDays: 'number', returnDeliveries: 'list' },
  },
  { id: 'account', fields: { bankAccount: 'text' } },
  {
    id: 'selling',
    fields: {
      priceType: 'price-type',
      shipmentDeadline: 'text',
      hoursBeforeOrder: 'number',
      pointWorth: 'grosze',
      rebateCode: 'text',
      rebateText: 'text',
      oneCardPerModel: 'yes-no',
      payLater: 'list',
    },
  },
  {
    id: 'limits',
    fields: {
      searchMinimum: 'number',
      ...withPrefix('unpaidDays', { transfer: 'number', online: 'number' }),
      ...withPrefix('orderLimits', { address: 'number', caller: 'number', customer: 'number' }),
      ...withPrefix('passwordLength', { min: 'number', max: 'number' }),
    },
  },
];

function withPrefix(whole: string, parts: Readonly<Record<string, FieldKind>>): Record<string, FieldKind> {
  return Object.fromEntries(Object.entries(parts).map(([part, kind]) => [`${whole}.${part}`, kind]));
}
