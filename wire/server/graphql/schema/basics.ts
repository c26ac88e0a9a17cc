import { formatMoneyOnWire } from '#platform/money/rules/format-money.ts';
import { CURRENCY, type Grosze, toNumber } from '#platform/money/rules/grosze.ts';
import { netFromGross } from '#platform/money/rules/vat.ts';
import type { Capability } from './capability.ts';

/** Shared types, and `hello`, which error reporters of pages query. */
export const basics: Capability = {
  typeDefs: /* GraphQL */ `
    type Query {
      hello: String
    }
    type Money {
      value: Float!
      currency: String!
      formatted: String!
    }
    type PriceByType {
      gross: Money
      net: Money
    }
    type Link {
      name: String!
      link: String!
    }
  `,
  resolvers: { Query: { hello: () => 'hello' } },
};

/** A gross price as `PriceByType`. */
export function priceByType(gross: Grosze, vatPermille: number) {
  return { gross: money(gross), net: money(netFromGross(gross, vatPermille)) };
}

/** Numbers here, not text (contract 1.3). */
export function money(amount: Grosze) {
  return { value: toNumber(amount), currency: CURRENCY, formatted: formatMoneyOnWire(amount) };
}
