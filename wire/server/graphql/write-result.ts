import type { ExecutionResult, GraphQLFormattedError } from 'graphql';

/** Contract 1.4: always 200 unless said, `data` always there, and a numeric `code` beside the message; what the shop refused says its `fault`. */
export function writeResult({ data, errors }: ExecutionResult, status = 200): Response {
  const body = {
    ...(errors && errors.length > 0 ? { errors: errors.map((error) => writeError(error.toJSON())) } : {}),
    data: data ?? null,
  };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

function writeError({ message, locations, path, extensions }: GraphQLFormattedError) {
  const { code, fault } = extensions ?? {};
  return {
    message,
    ...(typeof code === 'number' ? { code } : {}),
    ...(typeof fault === 'string' ? { fault } : {}),
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
  };
}
