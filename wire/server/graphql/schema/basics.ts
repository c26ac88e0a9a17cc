import type { Capability } from './capability.ts';

/** Shared types, and `hello`, which the error reporter of a page asks for. */
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
