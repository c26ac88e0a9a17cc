import type { CallContext } from '../write-result.ts';

/** Arguments arrive checked by the schema; a resolver reads them, asks the shop and answers. */
type Resolver = (parent: unknown, args: never, context: CallContext) => unknown;

/** What one capability adds to the schema: its types in SDL, extending Query or Mutation, and its resolvers. */
export interface Capability {
  typeDefs: string;
  resolvers: Partial<Record<'Query' | 'Mutation', Record<string, Resolver>>>;
}
