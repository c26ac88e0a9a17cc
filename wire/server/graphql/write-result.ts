import type { ExecutionResult, GraphQLFormattedError } from 'graphql';

/** Contract 1.4: status 200, `data` always there, a numeric `code` with the message, and the `fault` of a refusal. */
export function writeResult({ data, errors }: ExecutionResult, status = 200): Response {
  const written = errors?.map((error) => writeError(error.toJSON())) ?? [];
  const body = { errors: written.length > 0 ? written : undefined, data: data ?? null };
  return jsonAnswer(JSON.stringify(body), status);
}

export function jsonAnswer(text: string, status = 200): Response {
  return new Response(text, { status, headers: JSON_HEADERS });
}

const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' };

function writeError({ message, locations, path, extensions }: GraphQLFormattedError) {
  const { code, fault } = extensions ?? {};
  return {
    message,
    code: typeof code === 'number' ? code : undefined,
    fault: typeof fault === 'string' ? fault : undefined,
    locations,
    path,
  };
}
