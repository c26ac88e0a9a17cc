import type { HonoRequest } from 'hono';
import { isRecord, parseRecord } from '#platform/json/rules/json-record.ts';
import { withoutNul } from '#platform/text/rules/text.ts';
import { readBody } from '../read-fields.ts';

export interface GraphqlParams {
  query: string;
  variables: Record<string, unknown> | undefined;
  operationName: string | undefined;
}

export type GraphqlRequest = { params: GraphqlParams } | { refused: 'too-large' | 'unreadable' };

/** The NUL character, as GraphQL and JSON write it in a string. */
const WRITTEN_NUL = /\\u(?:0000|\{0+\})/g;

// The longest query of a page is below 10 kB.
const BODY_LIMIT = 64 * 1024;

/** Accepts any content type (contract 1.1); a body that is not JSON is the query itself. */
export async function parseGraphqlRequest(request: HonoRequest): Promise<GraphqlRequest> {
  if (request.method === 'GET') {
    const { query, operationName, variables } = request.query();
    return parseParams({ query, operationName, variables: parseRecord(variables ?? '') });
  }
  const body = await readBody(request, BODY_LIMIT);
  if ('refused' in body) return { refused: body.refused === 'too-large' ? 'too-large' : 'unreadable' };
  if (!('text' in body)) return { refused: 'unreadable' };
  return parseParams(parseJson(body.text));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { query: text };
  }
}

function parseParams(value: unknown): GraphqlRequest {
  if (!isRecord(value)) return { refused: 'unreadable' };
  const { query, variables, operationName } = value;
  if (typeof query !== 'string' || query.trim() === '') return { refused: 'unreadable' };
  return {
    params: {
      query: withoutNul(query).replace(WRITTEN_NUL, ''),
      variables: isRecord(variables) ? cleanVariables(variables) : undefined,
      operationName: typeof operationName === 'string' ? operationName : undefined,
    },
  };
}

function cleanVariables(variables: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(variables).replace(WRITTEN_NUL, ''));
}
