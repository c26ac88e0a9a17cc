import { createSchema } from 'graphql-yoga';
import { basics } from './basics.ts';
import type { CallContext } from './capability.ts';
import { clientData } from './client-data.ts';
import { lowestPrices } from './lowest-prices.ts';
import { shipping } from './shipping.ts';
import { shoppingLists } from './shopping-lists.ts';
import { textSearch } from './text-search.ts';
import { tracking } from './tracking.ts';

const capabilities = [basics, tracking, lowestPrices, textSearch, shipping, shoppingLists, clientData];

export const schema = createSchema<CallContext>({
  typeDefs: capabilities.map((capability) => capability.typeDefs),
  resolvers: capabilities.map(({ resolvers, scalars }) => ({ ...resolvers, ...scalars })),
});
