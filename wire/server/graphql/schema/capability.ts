import type { GraphQLResolveInfo, GraphQLScalarType } from 'graphql';
import type { Session } from '#modules/customers/accounts/server/index.ts';
import type { ListFault } from '#modules/customers/lists/rules/list-rules.ts';
import type { ListOwner } from '#modules/customers/lists/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { Visitor } from '#platform/visitors/server/index.ts';

/** Dependencies of a resolver. */
export interface CallContext {
  shop: Shop;
  /** The browser behind the call; null when it has no `client` cookie yet. */
  visitor(): Promise<Visitor | null>;
  /** Whose lists the call is about; null for a browser the shop has never met. */
  listOwner(): Promise<ListOwner | null>;
  /** The same; a browser without a `client` cookie gets one with the answer. */
  ensureListOwner(): Promise<ListOwner>;
  /** Why something with a list was refused, in words for the shopper. */
  listFaultText(fault: ListFault): string;
  /** Screens of the shop that answer questions. */
  helpScreens: readonly { name: string; link: string }[];
  /** Whether the shopper has allowed analytics. */
  allowsAnalytics(): boolean;
  /** The answer is to say how many analytics events wait (contract 2.2). */
  announceEvents(): void;
  /** The customer who is signed in with it. */
  session(): Promise<Session | null>;
  /** The whole answer is the same for everybody until one of these tags is purged. */
  keepAnswer(tags: readonly string[]): void;
  /** Network address of the caller, for limits. */
  caller(): string;
}

/** Arguments arrive checked by the schema; a resolver reads them, asks the shop and answers. */
type Resolver = (parent: unknown, args: never, context: CallContext, info: GraphQLResolveInfo) => unknown;

/** What one capability adds to the schema: its types in SDL, extending Query or Mutation, and its resolvers. */
export interface Capability {
  typeDefs: string;
  resolvers: Partial<Record<'Query' | 'Mutation', Record<string, Resolver>>>;
  scalars?: Record<string, GraphQLScalarType>;
}
