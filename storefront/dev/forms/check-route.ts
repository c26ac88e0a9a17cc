import { isBankAccount } from '#platform/forms/rules/tax-number.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { onlyForDevelopers } from '#platform/shell/storefront/not-found.server.ts';

/** Answers the server-checked fields of the trial form the way the contract does: `errno` other than zero is a no. */
export function loader({ request, context }: Route.LoaderArgs) {
  onlyForDevelopers(context);
  return answer(new URL(request.url).searchParams);
}

export async function action({ request, context }: Route.ActionArgs) {
  onlyForDevelopers(context);
  return answer(new URLSearchParams(await request.text()));
}

function answer(parameters: URLSearchParams): Response {
  const account = parameters.get('bankAccount');
  const login = parameters.get('login');
  if (login === 'awaria') return new Response(null, { status: 500 });
  const wrong = account === null ? login === 'zajety' : !isBankAccount(account);
  return Response.json({ errno: wrong ? 1 : 0 });
}
