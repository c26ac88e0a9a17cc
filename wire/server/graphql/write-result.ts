import type { ExecutionResult, GraphQLFormattedError } from 'graphql';

/** Contract 1.4: always 200 unless said, `data` always there, and a numeric `code` next to the message; what the shop refused says its `fault`. */
export function writeResult({ data, errors }: ExecutionResult, status = 200): Response {
  const written = errors?.map((error) => writeError(error.toJSON())) ?? [];
  const body = { errors: written.length > 0 ? written : undefined, data: data ?? null };
  return jsonAnswer(JSON.stringify(body), status);
}

export function jsonAnswer(text: string, status = 200): Response {
  return new Response(text, { status, headers: JSON_HEADERS });
}

const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** What an error does not have is undefined, which JSON leaves out. */
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
