import type { DocumentNode, ExecutionResult } from 'graphql';
import { createGraphQLError, createYoga, type Plugin } from 'graphql-yoga';
import type { ShopLog } from '#platform/shop/server/shop.ts';
import { limitQuery, QUERY_LIMITS } from './limit-query.ts';
import { MAX_TOKENS } from './open-argument.ts';
import type { GraphqlParams } from './parse-graphql-request.ts';
import type { CallContext } from './schema/capability.ts';
import { schema } from './schema/schema.ts';
import { writeResult } from './write-result.ts';

export type Graphql = (params: GraphqlParams, context: CallContext) => Promise<Response>;

/** Queries over GET must not change anything; the engine distinguishes them by the method. */
export function createGraphql(log: ShopLog): (method: 'GET' | 'POST') => Graphql {
  const yoga = createYoga<CallContext>({
    schema,
    graphqlEndpoint: '*',
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    multipart: false,
    batching: false,
    maskedErrors: {
      isDev: false,
      maskError(error, message) {
        if (isMeantForCaller(error)) return error;
        log.error({ err: error }, 'a GraphQL resolver failed');
        return createGraphQLError(message);
      },
    },
    plugins: [houseRules],
  });
  return (method) => async (params, context) => yoga.fetch(engineRequest(method, params), context);
}

const houseRules: Plugin = {
  onParse({ parseFn, setParseFn }) {
    setParseFn((source: string, options: object) => {
      try {
        const document: DocumentNode = parseFn(source, { ...options, maxTokens: MAX_TOKENS });
        limitQuery(document, QUERY_LIMITS);
        return document;
      } catch (error) {
        // The parser is recursive: a few thousand brackets overflow the stack.
        throw error instanceof RangeError ? createGraphQLError('The query is too deep') : error;
      }
    });
  },
  onResultProcess({ setResultProcessor }) {
    setResultProcessor((result) => writeResult(result as ExecutionResult), 'application/json');
  },
};

function engineRequest(method: 'GET' | 'POST', { query, variables, operationName }: GraphqlParams): Request {
  const address = new URL('http://shop/graphql/v1/');
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  if (method === 'POST') {
    return new Request(address, { method, headers, body: JSON.stringify({ query, variables, operationName }) });
  }
  address.searchParams.set('query', query);
  if (variables) address.searchParams.set('variables', JSON.stringify(variables));
  if (operationName) address.searchParams.set('operationName', operationName);
  return new Request(address, { headers });
}

/**
 * Errors of syntax, validation and refusals are for the caller; others stay inside. Recognised by name, because two copies of the
 * library may be loaded, each with its own class.
 */
function isMeantForCaller(error: unknown): error is Error {
  if (!(error instanceof Error) || error.name !== 'GraphQLError') return false;
  const original = 'originalError' in error ? error.originalError : undefined;
  return !(original instanceof Error) || original.name === 'GraphQLError';
}

export function errorResult(message: string): ExecutionResult {
  return { errors: [createGraphQLError(message)] };
}
