import type { GraphQLResolveInfo, GraphQLScalarType } from 'graphql';
import type { Session } from '#modules/customers/accounts/server/index.ts';
import type { ListFault } from '#modules/customers/lists/rules/list-rules.ts';
import type { ListOwner } from '#modules/customers/lists/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { Visitor } from '#platform/visitors/server/index.ts';

export interface CallContext {
  shop: Shop;
  /** Null for a browser without a `client` cookie. */
  visitor(): Promise<Visitor | null>;
  /** Owner of the lists; null for an unknown browser. */
  listOwner(): Promise<ListOwner | null>;
  /** The same; creates the visitor and sets its cookie if necessary. */
  ensureListOwner(): Promise<ListOwner>;
  listFaultText(fault: ListFault): string;
  helpScreens: readonly { name: string; link: string }[];
  allowsAnalytics(): boolean;
  /** Adds the number of waiting analytics events to the answer (contract 2.2). */
  announceEvents(): void;
  session(): Promise<Session | null>;
  /** The answer is the same for all callers until one of these tags is purged. */
  keepAnswer(tags: readonly string[]): void;
  /** Network address of the caller, for limits. */
  caller(): string;
}

/** The schema has checked the arguments. */
type Resolver = (parent: unknown, args: never, context: CallContext, info: GraphQLResolveInfo) => unknown;

/** Types in SDL that extend Query or Mutation, and their resolvers. */
export interface Capability {
  typeDefs: string;
  resolvers: Partial<Record<'Query' | 'Mutation', Record<string, Resolver>>>;
  scalars?: Record<string, GraphQLScalarType>;
}
