import { type ClientField, checkClientField } from '#modules/customers/accounts/rules/check-client-field.ts';
import type { ClientMessage } from '#modules/customers/accounts/rules/client-code.ts';
import { countryOfRegion } from '#modules/customers/accounts/rules/customer-data.ts';
import { checkPassword } from '#modules/customers/accounts/rules/password-rule.ts';
import { checkNewLogin, hasAccount } from '#modules/customers/accounts/server/index.ts';
import { attempt } from '#platform/limits/server/index.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { MINUTE_S } from '#platform/time/rules/units.ts';
import type { CallContext, Capability } from './capability.ts';

type Texts = Readonly<Record<string, string | null | undefined>>;

interface ClientDataInput {
  clientData?: {
    clientBillingData?: (Texts & { country?: number | null }) | null;
    clientDeliveryData?: (Texts & { country?: number | null }) | null;
    clientInvoiceData?: (Texts & { country?: number | null }) | null;
    email?: string | null;
    birthDate?: string | null;
    taxNumber?: string | null;
    country?: number | null;
  } | null;
  loginAndPassword?: { login?: string | null; password?: string | null; passwordRepeat?: string | null } | null;
}

/** Limit of questions whether a login or email is taken, so that customers cannot be enumerated. */
const MAX_QUESTIONS = 120;
const SECONDS = 15 * MINUTE_S;

/** Contract 2.19: checks the given fields and changes no data. */
export const clientData: Capability = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      validateClientData(ClientDataInput: ClientDataInput!): ClientDataCheck
    }
    input ClientDataInput {
      clientData: ClientDataPart
      loginAndPassword: LoginAndPasswordInput
    }
    input ClientDataPart {
      clientBillingData: ClientAddressInput
      clientDeliveryData: ClientAddressInput
      clientInvoiceData: ClientAddressInput
      email: String
      birthDate: String
      taxNumber: String
      country: Int
    }
    input ClientAddressInput {
      firstname: String
      lastname: String
      companyName: String
      street: String
      zipcode: String
      city: String
      phone: String
      taxNumber: String
      country: Int
    }
    input LoginAndPasswordInput {
      login: String
      password: String
      passwordRepeat: String
    }
    type ClientDataCheck {
      messages: [ClientMessage!]!
      clientExists: Boolean!
      clientProposedLogin: String
      isClientLoggedIn: Boolean!
    }
    type ClientMessage {
      code: String!
      message: String!
    }
  `,
  resolvers: {
    Query: {
      async validateClientData(_parent, { ClientDataInput: input }: { ClientDataInput: ClientDataInput }, context) {
        const { email } = input.clientData ?? {};
        const login = input.loginAndPassword ? await checkSignInData(input.loginAndPassword, context) : [];
        const messages = [...checkData(input, context.shop.now()), ...login];
        const proposed = messages.find(({ code }) => code === 'login_taken_login_propose')?.message ?? null;
        return {
          messages,
          clientExists: email ? (await mayRequest(context)) && (await hasAccount(context.shop, email)) : false,
          clientProposedLogin: proposed,
          isClientLoggedIn: (await context.session()) !== null,
        };
      },
    },
  },
};

const ADDRESS_FIELDS = {
  firstname: 'firstname',
  lastname: 'lastname',
  companyName: 'firm',
  taxNumber: 'nip',
  street: 'street',
  zipcode: 'zipcode',
  city: 'city',
  phone: 'phone',
} as const satisfies Record<string, ClientField>;

function checkData({ clientData: data }: ClientDataInput, now: Date): ClientMessage[] {
  if (!data) return [];
  const today = warsawDay(now);
  const roles = { client: data.clientBillingData, delivery: data.clientDeliveryData, invoice: data.clientInvoiceData };
  const found: ClientMessage[] = [];
  for (const role of ['client', 'delivery', 'invoice'] as const) {
    const address = roles[role];
    if (!address) continue;
    const country = countryOf(address.country);
    for (const [name, field] of Object.entries(ADDRESS_FIELDS)) {
      const value = address[name];
      if (typeof value === 'string') found.push(...checkClientField(field, value, { role, country, today }));
    }
  }
  const around = {
    role: 'client' as const,
    country: countryOf(data.country ?? data.clientBillingData?.country),
    today,
  };
  const own = { email: data.email, birthdate: data.birthDate, nip: data.taxNumber };
  for (const field of ['email', 'birthdate', 'nip'] as const) {
    const value = own[field];
    if (typeof value === 'string') found.push(...checkClientField(field, value, around));
  }
  return found;
}

async function checkSignInData(
  { login, password, passwordRepeat }: NonNullable<ClientDataInput['loginAndPassword']>,
  context: CallContext,
): Promise<ClientMessage[]> {
  const aboutPassword =
    typeof password === 'string'
      ? checkPassword(
          { login: login ?? '', password, repeat: passwordRepeat ?? undefined },
          context.shop.settings.passwordLength,
        )
      : [];
  // A password can be checked without a login, or with an empty one.
  if (typeof login !== 'string' || (login === '' && typeof password === 'string')) return aboutPassword;
  const customerId = (await context.session())?.customerId;
  const aboutLogin = (await mayRequest(context)) ? await checkNewLogin(context.shop, login, customerId) : [];
  return [...aboutPassword, ...aboutLogin];
}

/** Above the limit nothing is revealed; the registration still checks. */
async function mayRequest({ shop, caller }: CallContext): Promise<boolean> {
  const limit = { key: `client-data-from:${caller()}`, limit: MAX_QUESTIONS, seconds: SECONDS };
  return (await attempt(shop, limit, shop.now())).allowed;
}

function countryOf(region: number | null | undefined): string {
  return (region && countryOfRegion(region)) || 'PL';
}
